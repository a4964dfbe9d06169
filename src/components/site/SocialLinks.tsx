import { ExternalLink } from '@/components/ui/ExternalLink'
import type { VisibleConfig } from '@/config/visible-config'
import styles from './SocialLinks.module.scss'

type Network = keyof VisibleConfig['links']['social']

/** The networks' marks, drawn by us on a 24 px grid, with the names that are read out. */
const marks: Record<Network, { name: string; path: string }> = {
  facebook: {
    name: 'Facebook',
    path: 'M14 21v-8h3l.5-3.500H14V7.500c0-1 .4-1.800 1.900-1.800h1.700V2.600C17.200 2.500 16.300 2.400 15.200 2.400c-2.700 0-4.500 1.700-4.500 4.600v2.500H7.500V13h3.200v8',
  },
  instagram: {
    name: 'Instagram',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8.200a3.800 3.800 0 1 0 0 7.600 3.800 3.800 0 0 0 0-7.600zM17 6.600v.6',
  },
  linkedin: {
    name: 'LinkedIn',
    path: 'M4 9.500V20M4 4.500v.6M9.500 20V9.500M9.500 14c0-2.700 1.800-4.300 4.200-4.300s3.800 1.600 3.800 4.400V20',
  },
  x: { name: 'X', path: 'M4 4l16 16M20 4L4 20' },
  youtube: {
    name: 'YouTube',
    path: 'M4.500 6.500c3-.7 12-.7 15 0 1.800.6 1.800 10.400 0 11-3 .7-12 .7-15 0-1.800-.6-1.800-10.400 0-11zM10.300 9.300v5.400l4.700-2.700z',
  },
}

type SocialLinksProps = { social: VisibleConfig['links']['social'] }

/** Icons of the networks that the configuration has an address for (R-LAY-06). */
export function SocialLinks({ social }: SocialLinksProps) {
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
