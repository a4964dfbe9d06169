import { Image } from '@/components/ui/Image'
import { certifications } from '@/content/certifications'
import styles from './Certifications.module.scss'
import { Section } from './Section'

/** The seven certifications, each with what it stands for (R-BRAND-03). */
export function Certifications({ lead }: { lead: string }) {
  return (
    <Section heading="Certifications" lead={lead} id="certifications">
      <ul className={styles.seals}>
        {certifications.map(({ name, text, picture }) => (
          <li key={name}>
            <Image picture={picture} />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
