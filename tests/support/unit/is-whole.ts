/** Whether a text holds no half signs. */
export const isWhole = (text: string) => !/\p{Surrogate}/u.test(text)
