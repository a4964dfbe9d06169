import type { AppCopy } from '@content/business/apps'
import { useId } from 'react'
import { AppScreen } from '@/components/sections/AppScreen'
import { AppLink } from '@/components/ui/links/AppLink'
import { ButtonLink } from '@/components/ui/links/ButtonLink'
import styles from './AppGuide.module.scss'

type AppGuideProps = {
  /** Names of what an app says of itself. */
  forWhom: string
  notFor: string
  button: string
  list: readonly (AppCopy & { href: string })[]
}

/**
 * The apps side by side, each with its anchor, whom it is for and for whom not, and its button
 * (R-TECH-02, R-TECH-05).
 */
export function AppGuide({ list, ...copy }: AppGuideProps) {
  return (
    <div className={styles.apps}>
      <div className="wrap">
        {list.map((app) => (
          <App key={app.id} app={app} {...copy} />
        ))}
      </div>
    </div>
  )
}

type AppProps = Omit<AppGuideProps, 'list'> & { app: AppGuideProps['list'][number] }

function App({ app, forWhom, notFor, button }: AppProps) {
  const headingId = useId()
  return (
    <section className={styles.app} id={app.id} aria-labelledby={headingId}>
      <div className={styles.cell}>
        <AppScreen app={app} />
      </div>
      <div>
        <h2 id={headingId}>{app.name}</h2>
        <dl>
          <div>
            <dt>{forWhom}</dt> <dd>{app.forWhom}</dd>
          </div>
          <div>
            <dt>{notFor}</dt>{' '}
            <dd>
              {app.notFor} <AppLink href={app.ask.href}>{app.ask.label}</AppLink>
            </dd>
          </div>
        </dl>
        <ButtonLink href={app.href} small>
          {button}
        </ButtonLink>
      </div>
    </section>
  )
}
