import { Image } from '@/components/ui/Image'
import { certifications } from '@/content/certifications'
import styles from './Certifications.module.scss'
import { CompactSection } from './CompactSection'

/** The seven certifications in one row of seals, each with what it stands for (R-BRAND-03). */
export function Certifications({ lead }: { lead: string }) {
  return (
    <CompactSection heading="Certifications" lead={lead} id="certifications">
      <ul className={styles.seals}>
        {certifications.map(({ name, text, picture }) => (
          <li key={name}>
            <Image picture={picture} />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </CompactSection>
  )
}
