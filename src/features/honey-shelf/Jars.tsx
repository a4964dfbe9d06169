import { honeyScale } from '@content/features/honey-scale'
import { listCopy } from '@content/site/lists'
import { scrollIntoViewIfCut } from '@/browser/scroll-into-view-if-cut'
import { AsyncList } from '@/components/loading/AsyncList'
import { Image } from '@/components/ui/Image'
import { AppLink } from '@/components/ui/links/AppLink'
import { sentLanguage } from '@/config/language'
import { everySubcategory, paths } from '@/config/paths'
import { honeyJar } from '@/content/pictures'
import { rupees } from '@/domain/format/money'
import { type ColouredHoney, honeyLabel } from '@/domain/honey-colour'
import { useHoneys } from '@/services/lists/use-honeys'
import styles from './Jars.module.scss'

/** The jars, or what stands in their place. */
export default function Jars() {
  const list = useHoneys()
  return (
    <AsyncList list={list} copy={listCopy.products}>
      {list.items.length > 0 && <Shelf honeys={list.items} />}
    </AsyncList>
  )
}

function Shelf({ honeys }: { honeys: readonly ColouredHoney[] }) {
  return (
    <>
      <div className={styles.row}>
        <ul onFocus={scrollIntoViewIfCut}>
          {honeys.map((honey) => (
            <li key={honey.colour}>
              <Jar {...honey} />
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.scale} aria-hidden="true">
        {honeyScale.pale}
        <span />
        {honeyScale.dark}
      </p>
    </>
  )
}

/** Everything on the shelf is honey: labels show no 'honey' and no size; screen readers hear both. */
function Jar({ id, name, subcategory = everySubcategory, colour, price }: ColouredHoney) {
  const { label, rest } = honeyLabel(name)
  return (
    <AppLink href={paths.product(subcategory, id)}>
      <Image picture={honeyJar(colour)} />
      <strong lang={sentLanguage}>
        {label}
        {rest && <span className="visually-hidden">{rest}</span>}
      </strong>
      {price !== undefined && <span>{rupees(price)}</span>}
    </AppLink>
  )
}
