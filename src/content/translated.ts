/**
 * The shape of English words in another language: the same places, the same functions, other texts. A text that is missing, one
 * too many and a function that is given something else are type errors.
 */
export type Translated<English> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Text
    ? (...given: Given) => Translated<Text>
    : { readonly [Place in keyof English]: Translated<English[Place]> }
