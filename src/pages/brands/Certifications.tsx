import { certifications, certificationsHeading } from '@content/business/certifications'
import { CompactSection } from '@/components/sections/CompactSection'
import { Image } from '@/components/ui/Image'
import styles from './Certifications.module.scss'

/** The seven certifications in one row of seals, each with what it stands for (R-BRAND-03). */
export function Certifications({ lead }: { lead: string }) {
  return (
    <CompactSection heading={certificationsHeading} lead={lead} id="certifications">
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
