import { labelMaker as copy } from '@content/features/label-maker'
import { useId, useMemo } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import type { HoneyColour } from '@/domain/honey-colour'
import { type HoneyTones, honeyTones } from '@/drawing/honey-tones'
import { drawnJar, type JarShape } from '@/drawing/jar'
import { drawLabel, type Label, type LabelDrawing, nameLimit } from '@/drawing/label'
import { Choices } from './Choices'
import { LabelActions } from './LabelActions'
import styles from './LabelEditor.module.scss'
import { LabelledJar } from './LabelledJar'
import { labelPng } from './label-png'
import { useLabel } from './use-label'
import { useMeasures } from './use-measures'

const honeyNames = new Map<HoneyColour, string>(copy.honeys)
const jarNames = new Map<JarShape, string>(copy.jars)

/** The fields, the jar as they have it, and the ways to send it. */
export default function LabelEditor() {
  const [label, change] = useLabel()
  const name = label.name.trim()
  const honey = honeyNames.get(label.honey) ?? ''
  const jar = jarNames.get(label.jar) ?? ''
  const drawing = useDrawing(label, name, honey)
  return (
    <div className={styles.maker}>
      <figure className={styles.stage}>
        <LabelledJar drawing={drawing} name={copy.drawing(name, honey, jar)} />
        <figcaption>{copy.note}</figcaption>
      </figure>
      <div className={styles.fields}>
        <NameField name={label.name} onChange={(next) => change({ name: next })} />
        <Choices
          legend={copy.honey}
          name="honey"
          choices={copy.honeys}
          chosen={label.honey}
          onChoose={(next) => change({ honey: next })}
          sign={(colour) => <Drop {...honeyTones[colour]} />}
        />
        <Choices
          legend={copy.jar}
          name="jar"
          choices={copy.jars}
          chosen={label.jar}
          onChoose={(next) => change({ jar: next })}
          sign={(shape) => <SmallJar shape={shape} tones={honeyTones[label.honey]} />}
        />
        <LabelActions
          name={name}
          words={copy.message.text(name, honey, jar)}
          draw={() => labelPng(drawing)}
        />
      </div>
    </div>
  )
}

/** The drawing of a label, with a stand-in where it has no name yet. */
function useDrawing(label: Label, name: string, honey: string): LabelDrawing {
  const measures = useMeasures(name || copy.noName)
  return useMemo(
    () =>
      drawLabel(
        label,
        { name: name || copy.noName, isName: name !== '', honey: copy.ofHoney(honey) },
        measures,
      ),
    [label, name, honey, measures],
  )
}

function NameField({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const id = useId()
  return (
    <div className={styles.name}>
      <label className="form-label" htmlFor={id}>
        {copy.name}
      </label>
      <FormControl
        id={id}
        name="name"
        dir="auto"
        autoComplete="organization"
        // In UTF-16 units, of which a letter may have several; the drawing counts letters.
        maxLength={nameLimit * 4}
        placeholder={copy.noName}
        value={name}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}

/** A honey as a cell of the comb. */
const Drop = ({ lit, shade }: HoneyTones) => (
  <svg viewBox="0 0 24 26" aria-hidden="true">
    <path d="M12 1l10.4 6v12L12 25 1.6 19V7z" fill={lit} />
    <path d="M12 1l10.4 6v12L12 25z" fill={shade} />
  </svg>
)

const SmallJar = ({ shape, tones }: { shape: JarShape; tones: HoneyTones }) => (
  <svg viewBox="60 8 200 298" aria-hidden="true">
    {drawnJar(shape, tones)
      .slice(2) // without the ground
      .map(({ d, ...look }) => (
        <path key={d} d={d} {...look} />
      ))}
  </svg>
)
