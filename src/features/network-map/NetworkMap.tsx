import { networkMap as copy, type Network } from '@content/business/networks'
import { Section } from '@/components/sections/Section'
import { Choice } from './Choice'
import styles from './NetworkMap.module.scss'
import { type MapLine, networkStops, type Stop } from './network-stops'

type NetworkMapProps = { list: readonly Network[] }

/** Where a role is named first, it can be chosen. */
const isFirst = ({ part }: Stop<Network>) => part === 'only' || part === 'start'

/**
 * The networks as lines of a map and their roles as stops (R-TECH-06). In the HTML it is five
 * lists; the style sheet draws the map, and radio buttons highlight a line or a role. No script is
 * needed.
 */
export function NetworkMap({ list }: NetworkMapProps) {
  const lines = networkStops(list)
  const stops = lines.flatMap((line) => line.stops).filter(isFirst)
  const countOwn = (line: MapLine<Network>) => line.stops.filter(({ part }) => part === 'only').length
  return (
    <Section id={copy.id} heading={copy.heading} lead={copy.lead} tone="forest" seal>
      <fieldset className={styles.map} aria-label={copy.choose}>
        <div className={styles.lines}>
          <div className={styles.whole}>
            <Choice id={0}>{copy.whole}</Choice>
          </div>
          <p className={styles.shared} aria-hidden="true">
            {copy.shared}
          </p>
          <p className={styles.own} aria-hidden="true">
            {copy.own}
          </p>
          {lines.map((line) => (
            <NetworkLine key={line.network.line} line={line} />
          ))}
        </div>
        <div className={styles.said}>
          <p id="network-map-0">{copy.hint}</p>
          {lines.map((line) => (
            <p key={line.id} id={`network-map-${line.id}`}>
              {copy.ofNetwork(line.network, countOwn(line))}
            </p>
          ))}
          {stops.map(({ role, id, networks }) => (
            <p key={id} id={`network-map-${id}`}>
              {copy.ofRole(role, networks)}
            </p>
          ))}
        </div>
      </fieldset>
    </Section>
  )
}

function NetworkLine({
  line: { network, id, headRow, ownRow, lastRow, lastColumn, stops },
}: {
  line: MapLine<Network>
}) {
  const roles = stops.map((stop) => stop.id).join(' ')
  return (
    <div className={styles.line} data-line={network.line} data-roles={roles} data-row={headRow}>
      <div className={styles.name}>
        <h3>
          <Choice id={id}>{network.name}</Choice>
        </h3>
        <p>{network.text}</p>
      </div>
      {ownRow !== headRow && (
        <p className={styles.only} data-row={ownRow} aria-hidden="true">
          {copy.alone(network)}
        </p>
      )}
      <ul className={styles.stops} data-row={lastRow} data-column={lastColumn}>
        {stops.map((stop) => (
          <li
            key={stop.id}
            className={styles.stop}
            data-role={stop.id}
            data-part={stop.part}
            data-row={stop.row}
            data-column={stop.column}
          >
            {isFirst(stop) ? (
              <Choice id={stop.id}>{stop.role}</Choice>
            ) : (
              <span className={styles.again}>{stop.role}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
