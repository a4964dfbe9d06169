import type { ReactNode } from 'react'
import styles from './Choices.module.scss'

type ChoicesProps<Value extends string> = {
  legend: string
  /** The name that the radio buttons share. */
  name: string
  choices: readonly (readonly [value: Value, label: string])[]
  chosen: Value
  onChoose: (value: Value) => void
  /** The sign before a choice. */
  sign: (value: Value) => ReactNode
}

/** One of a few, each with its sign: radio buttons in the look of chips. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, name, choices, chosen, onChoose, sign } = props
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {choices.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {sign(value)}
          {label}
        </label>
      ))}
    </fieldset>
  )
}
