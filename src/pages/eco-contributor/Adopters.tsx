import { CompactSection } from '@/components/sections/CompactSection'
import { Image } from '@/components/ui/Image'
import type { Picture } from '@/content/picture'
import styles from './Adopters.module.scss'

type AdoptersProps = {
  heading: string
  people: readonly { title: string; text: string; picture: Picture }[]
}

/** Who adopts a hive: three kinds of people, each with a small picture (R-BEE-03). */
export function Adopters({ heading, people }: AdoptersProps) {
  return (
    <CompactSection heading={heading} id="adopters" tone="sand">
      <ul className={styles.people}>
        {people.map(({ title, text, picture }) => (
          <li key={title}>
            <Image picture={picture} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </CompactSection>
  )
}
