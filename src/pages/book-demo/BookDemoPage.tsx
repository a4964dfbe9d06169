import { bookDemoPage } from '@words/pages/book-demo'
import { BookDemo } from '@/features/book-demo/BookDemo'
import styles from './BookDemoPage.module.scss'
import { DataNotice } from './DataNotice'
import { HowItGoes } from './HowItGoes'

/** Demo request, confirmed by a one-time code (R-DEMO-01 to R-OTP-23). */
export function BookDemoPage() {
  return (
    <section className={styles.demo}>
      <div className="wrap">
        <div>
          <h1>{bookDemoPage.heading}</h1>
          <p className="lead">{bookDemoPage.lead}</p>
        </div>
        <BookDemo />
        <DataNotice />
        <HowItGoes />
      </div>
    </section>
  )
}

export { BookDemoPage as default }
export const head = bookDemoPage.head
