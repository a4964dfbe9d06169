import type { appMenu } from '@content/pages/app'
import { AppScreen } from '@/components/sections/AppScreen'
import { AppLink } from '@/components/ui/links/AppLink'
import { ButtonLink } from '@/components/ui/links/ButtonLink'
import styles from './AppChoice.module.scss'

type AppChoiceProps = (typeof appMenu)['apps'] & { question: string }

/**
 * 'Which app is mine?', answered by a sentence for each app. The chosen one is lit; on a phone it
 * alone follows the answers. Radio buttons and style rules do it, no script (R-ROUTE-22).
 */
export function AppChoice({ question, list, forWhom, notFor, open, drawn, none, look, map }: AppChoiceProps) {
  return (
    <div className="wrap">
      <fieldset className={styles.choice} aria-label={question}>
        <ul>
          {list.map((app, index) => (
            <li key={app.id}>
              <label>
                <input type="radio" name="app" defaultChecked={index === 0} />
                <span>{app.answer}</span>
              </label>
              <div className={styles.app}>
                <div className={styles.cell}>
                  <AppScreen app={app} />
                </div>
                <h2>{app.name}</h2>
                <dl>
                  <div>
                    <dt>{forWhom}</dt> <dd>{app.forWhom}</dd>
                  </div>
                  <div>
                    <dt>{notFor}</dt> <dd>{app.notFor}</dd>
                  </div>
                </dl>
                <ButtonLink href={app.href}>{open(app.name)}</ButtonLink>
              </div>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className={styles.none}>
        <p>
          <strong>{none}</strong> {look} {drawn}
        </p>
        <AppLink href={map.href}>{map.label}</AppLink>
      </div>
    </div>
  )
}
