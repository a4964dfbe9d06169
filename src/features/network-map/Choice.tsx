import type { ReactNode } from 'react'

type ChoiceProps = {
  /** Id of what it highlights, and of the sentence that describes it. */
  id: number
  /** Chosen at first. */
  whole?: boolean
  children: ReactNode
}

/** A name on the map that lights up what it names. */
export function Choice({ id, whole, children }: ChoiceProps) {
  return (
    <label>
      <input
        className="visually-hidden"
        type="radio"
        name="network-map"
        value={id}
        defaultChecked={whole}
        aria-describedby={`network-map-${id}`}
      />
      {children}
    </label>
  )
}
