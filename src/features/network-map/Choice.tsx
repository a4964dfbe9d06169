import type { ReactNode } from 'react'

type ChoiceProps = {
  /** Id of what it highlights, and of the sentence that describes it; 0, the whole, is chosen at first. */
  id: number
  children: ReactNode
}

/** A name on the map that lights up what it names. */
export function Choice({ id, children }: ChoiceProps) {
  return (
    <label>
      <input
        className="visually-hidden"
        type="radio"
        name="network-map"
        value={id}
        defaultChecked={id === 0}
        aria-describedby={`network-map-${id}`}
      />
      {children}
    </label>
  )
}
