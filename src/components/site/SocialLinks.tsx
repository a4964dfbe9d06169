import { ExternalLink } from '@/components/ui/links/ExternalLink'
import type { VisibleConfig } from '@/config/runtime-config'
import styles from './SocialLinks.module.scss'
import { useVisibleConfig } from './use-visible-config'

type Network = keyof VisibleConfig['links']['social']

/** The networks' marks, drawn by us on a 24 px grid, with the names that are read out. */
const marks: Record<Network, { name: string; path: string }> = {
  facebook: {
    name: 'Facebook',
    path: 'M14 21v-8h3l.5-3.5H14V7.5c0-1 .4-1.8 1.9-1.8h1.7V2.6C17.2 2.5 16.3 2.4 15.2 2.4c-2.7 0-4.5 1.7-4.5 4.6v2.5H7.5V13h3.2v8',
  },
  instagram: {
    name: 'Instagram',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM17 6.6v.6',
  },
  linkedin: {
    name: 'LinkedIn',
    path: 'M4 9.5V20M4 4.5v.6M9.5 20V9.5M9.5 14c0-2.7 1.8-4.3 4.2-4.3s3.8 1.6 3.8 4.4V20',
  },
  x: { name: 'X', path: 'M4 4l16 16M20 4L4 20' },
  youtube: {
    name: 'YouTube',
    path: 'M4.5 6.5c3-.7 12-.7 15 0 1.8.6 1.8 10.4 0 11-3 .7-12 .7-15 0-1.8-.6-1.8-10.4 0-11zM10.3 9.3v5.4l4.7-2.7z',
  },
}

/** Icons of the networks that the configuration has an address for (R-LAY-06). */
export function SocialLinks() {
  const { social } = useVisibleConfig().links
  const networks = (Object.keys(marks) as Network[]).filter((network) => social[network])
  if (networks.length === 0) return null
  return (
    <ul className={styles.social}>
      {networks.map((network) => (
        <li key={network}>
          <ExternalLink href={social[network]} sameTab>
            <span className="visually-hidden">{marks[network].name}</span>
            <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d={marks[network].path} />
            </svg>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
