/**
 * A text as it is compared: capitals and accents make no difference; the vowel signs of Indian
 * scripts do.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLocaleLowerCase('en-IN')
