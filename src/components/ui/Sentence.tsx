import { Fragment, type ReactNode } from 'react'

type SentenceProps = {
  /** A whole sentence with its places named in braces: 'Sent to the phone ending in {digits}.' */
  text: string
  /** What stands in the places, by their names. */
  places: Readonly<Record<string, ReactNode>>
}

/** A sentence of content whose places are filled with elements; each language has its own order of words. */
export function Sentence({ text, places }: SentenceProps) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (
      <Fragment key={index % 2 === 1 ? part : `text-${index}`}>
        {index % 2 === 1 ? places[part] : part}
      </Fragment>
    ))
}
