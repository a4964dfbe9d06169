import { honeyScale as copy } from '@content/features/honey-scale'
import { listCopy } from '@content/site/lists'
import { useId } from 'react'
import { AsyncList } from '@/components/loading/AsyncList'
import { ButtonLink } from '@/components/ui/links/ButtonLink'
import { sentLanguage } from '@/config/language'
import { everySubcategory, paths } from '@/config/paths'
import { rupees } from '@/domain/format/money'
import { type ColouredHoney, type HoneyColour, honeyLabel } from '@/domain/honey-colour'
import { honeyTones } from '@/drawing/honey-tones'
import { drawnJar, drawnLabel } from '@/drawing/jar'
import { useHoneys } from '@/services/lists/use-honeys'
import styles from './Scale.module.scss'

/** The comb of colours, or what stands in its place. */
export default function Scale() {
  const list = useHoneys()
  return (
    <AsyncList list={list} copy={listCopy.products}>
      {list.items.length > 0 && <Comb honeys={list.items} />}
    </AsyncList>
  )
}

/** The cells as radio buttons, which hold the choice; the style sheet shows the chosen honey. */
function Comb({ honeys }: { honeys: readonly ColouredHoney[] }) {
  const group = useId()
  const chosenAtFirst = honeys[Math.floor((honeys.length - 1) / 2)]
  return (
    <fieldset className={styles.scale} aria-label={copy.legend}>
      <ul className={styles.comb}>
        {honeys.map((honey, index) => (
          <li key={honey.colour}>
            <label className={styles.cell}>
              <input type="radio" name={group} defaultChecked={honey === chosenAtFirst} />
              <Cell colour={honey.colour} />
              <span className="visually-hidden" lang={sentLanguage}>
                {honeyLabel(honey.name).label}
              </span>
            </label>
            <Chosen honey={honey} paler={honeys[index - 1]} darker={honeys[index + 1]} />
          </li>
        ))}
        <li className={styles.ends} aria-hidden="true">
          <span>{copy.pale}</span>
          <span>{copy.dark}</span>
        </li>
      </ul>
    </fieldset>
  )
}

/** A cell of the comb, full of honey. */
function Cell({ colour }: { colour: HoneyColour }) {
  const { lit, shade } = honeyTones[colour]
  return (
    <svg viewBox="0 0 100 112" aria-hidden="true">
      <path d="M50 0l50 28v56l-50 28L0 84V28z" fill="#c08a2e" />
      <path d="M50 5l45.5 25.5v51L50 107 4.5 81.5v-51z" fill={lit} />
      <path d="M50 5l45.5 25.5v51L50 107z" fill={shade} />
      <path d="M14 36l20-11" stroke="#fff" strokeOpacity=".6" strokeWidth="5" strokeLinecap="round" />
      <g>
        <circle cx="50" cy="56" r="22" fill="#17402a" />
        <path d="M40 57l7 7 14-15" fill="none" stroke="#fffaf0" strokeWidth="5" strokeLinejoin="round" />
      </g>
    </svg>
  )
}

type ChosenProps = {
  honey: ColouredHoney
  paler: ColouredHoney | undefined
  darker: ColouredHoney | undefined
}

/** The honey of a colour in its jar, where it stands on the scale, and the way to it. */
function Chosen({ honey, paler, darker }: ChosenProps) {
  const nameId = useId()
  const { id, name, subcategory = everySubcategory, colour, price } = honey
  // A second name in brackets is too much for a comparison.
  const shortName = (other: ColouredHoney | undefined) =>
    other && honeyLabel(other.name).label.replace(/ \(.*\)$/, '')
  const tones = honeyTones[colour]
  return (
    <div className={styles.chosen}>
      <svg viewBox="52 8 216 312" aria-hidden="true">
        {[...drawnJar('round', tones), ...drawnLabel('round')].map((mark) => (
          <path key={mark.d} {...mark} />
        ))}
        <path d="M160 164l29 16.5v33L160 230l-29-16.5v-33z" fill={tones.lit} />
        <path d="M160 164l29 16.5v33L160 230z" fill={tones.shade} />
      </svg>
      <div>
        <h3 id={nameId} lang={sentLanguage}>
          {name}
        </h3>
        <p>{copy.between(shortName(paler), shortName(darker))}</p>
        {price !== undefined && <b>{rupees(price)}</b>}
        <ButtonLink href={paths.product(subcategory, id)} small aria-describedby={nameId}>
          {copy.see}
        </ButtonLink>
      </div>
    </div>
  )
}
