import { type Network, networkMap as words } from '@words/business/networks'
import { Section } from '@/components/sections/Section'
import { Choice } from './Choice'
import styles from './NetworkMap.module.scss'
import { networkStops } from './network-stops'

type NetworkMapProps = { list: readonly Network[] }

/**
 * The networks as the lines of a map and their roles as its stops (R-TECH-06). It is five lists of plain words, laid out as
 * a map by its style sheet; radio buttons light up a line or a role and change nothing else, so that neither the words nor
 * the map need a script.
 */
export function NetworkMap({ list }: NetworkMapProps) {
  const lines = networkStops(list)
  const stops = lines.flatMap((line) => line.stops).filter(({ part }) => part === 'only' || part === 'start')
  const own = (line: (typeof lines)[number]) => line.stops.filter(({ part }) => part === 'only').length
  return (
    <Section id={words.id} heading={words.heading} lead={words.lead} tone="forest" seal>
      <fieldset className={styles.map} aria-label={words.choose}>
        <div className={styles.lines}>
          <div className={styles.whole}>
            <Choice id={0} whole>
              {words.whole}
            </Choice>
          </div>
          <p className={styles.shared} aria-hidden="true">
            {words.shared}
          </p>
          <p className={styles.own} aria-hidden="true">
            {words.own}
          </p>
          {lines.map((line) => (
            <div
              key={line.network.line}
              className={styles.line}
              data-line={line.network.line}
              data-row={line.head}
            >
              <div className={styles.name}>
                <h3>
                  <Choice id={line.id}>{line.network.name}</Choice>
                </h3>
                <p>{line.network.text}</p>
              </div>
              {line.only !== line.head && (
                <p className={styles.only} data-row={line.only} aria-hidden="true">
                  {words.alone(line.network)}
                </p>
              )}
              <ul className={styles.stops} data-row={line.last} data-column={line.end}>
                {line.stops.map(({ role, id, part, row, column }) => (
                  <li
                    key={id}
                    className={styles.stop}
                    data-role={id}
                    data-part={part}
                    data-row={row}
                    data-column={column}
                  >
                    {part === 'only' || part === 'start' ? (
                      <Choice id={id}>{role}</Choice>
                    ) : (
                      <span className={styles.again}>{role}</span>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.said}>
          <p id="network-map-0">{words.hint}</p>
          {lines.map((line) => (
            <p key={line.id} id={`network-map-${line.id}`}>
              {words.ofNetwork(line.network, own(line))}
            </p>
          ))}
          {stops.map(({ role, id, at }) => (
            <p key={id} id={`network-map-${id}`}>
              {words.ofRole(role, at)}
            </p>
          ))}
        </div>
      </fieldset>
    </Section>
  )
}
