/** A text with the digits of Devanagari (०–९) and Kannada (೦–೯) as 0–9, which all rules expect. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९೦-೯]/g, (digit) => String('०१२३४५६७८९೦೧೨೩೪೫೬೭೮೯'.indexOf(digit) % 10))
