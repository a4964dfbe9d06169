import { showWhole } from '@/browser/show-whole'
import { Aged } from '@/components/ui/Aged'
import { AppLink } from '@/components/ui/AppLink'
import { Image } from '@/components/ui/Image'
import { ListState } from '@/components/ui/ListState'
import { everySubcategory, paths } from '@/config/paths'
import { honeyJar } from '@/content/picture'
import type { ColouredHoney } from '@/domain/honey-colour'
import { honeyLabel } from '@/domain/honey-label'
import { rupees } from '@/domain/money'
import { honeyShelfQuery } from '@/services/honey-shelf'
import { useList } from '@/services/use-list'
import styles from './Jars.module.scss'

const queries = [honeyShelfQuery]

/** The jars, or what stands in their place. */
function Jars() {
  const { items, status, asOf, retry } = useList(queries)
  if (items.length === 0)
    return (
      <ListState
        status={status}
        loadingLabel="Loading honeys"
        emptyText="Products Not Found"
        onRetry={retry}
      />
    )
  return (
    <Aged asOf={status === 'stale' && !navigator.onLine ? asOf : undefined} retry={retry}>
      <div className={styles.row}>
        <ul onFocus={showWhole}>
          {items.map((honey) => (
            <li key={honey.id}>
              <Jar {...honey} />
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.scale} aria-hidden="true">
        Pale
        <span />
        Dark
      </p>
    </Aged>
  )
}

/** Everything on the shelf is honey: the label leaves that word, and the size after it, to those who listen. */
function Jar({ id, name, subcategory = everySubcategory, colour, price }: ColouredHoney) {
  const { label, rest } = honeyLabel(name)
  return (
    <AppLink href={paths.product(subcategory, id)}>
      <Image picture={honeyJar(colour)} />
      <strong>
        {label}
        {rest && <span className="visually-hidden">{rest}</span>}
      </strong>
      {price !== undefined && <span>{rupees(price)}</span>}
    </AppLink>
  )
}

export { Jars as default }
