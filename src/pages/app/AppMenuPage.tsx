import { appMenu } from '@content/pages/app'
import { AppChoice } from './AppChoice'
import styles from './AppMenuPage.module.scss'
import { MenuTiles } from './MenuTiles'

/** Apps: `/app` (R-ROUTE-22). */
export default function AppMenuPage() {
  return (
    <>
      <section className={styles.top}>
        <div className="wrap">
          <h1>{appMenu.heading}</h1>
          <p className="lead">{appMenu.lead}</p>
        </div>
        <AppChoice {...appMenu.apps} question={appMenu.heading} />
      </section>
      <MenuTiles {...appMenu.hives} />
    </>
  )
}

export const head = appMenu.head
