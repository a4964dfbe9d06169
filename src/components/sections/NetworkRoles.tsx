import type { Network } from '@/content/networks'
import styles from './NetworkRoles.module.scss'
import { Section } from './Section'

type NetworkRolesProps = { heading: string; lead: string; list: readonly Network[] }

/** The networks and the roles in them: words, no controls (R-TECH-06). */
export function NetworkRoles({ heading, lead, list }: NetworkRolesProps) {
  return (
    <Section heading={heading} lead={lead} tone="forest" seal>
      <div className={styles.networks}>
        {list.map(({ name, text, roles }) => (
          <div className={styles.row} key={name}>
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
            <ul>
              {roles.map((role) => (
                <li key={role}>{role}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
