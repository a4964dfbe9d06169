import '@/styles/book-demo.scss'
import { bookDemoPage } from '@/content/pages/book-demo'
import { BookDemo } from '@/features/book-demo/BookDemo'
import { HowItGoes } from './HowItGoes'

/** Demo request, confirmed by a one-time code (SPEC §2 'Book-demo screen'). */
export function BookDemoPage() {
  return (
    <section className="demo">
      <div className="wrap">
        <div className="demo__words">
          <h1>{bookDemoPage.heading}</h1>
          <p className="lead">{bookDemoPage.lead}</p>
        </div>
        <BookDemo />
        <HowItGoes />
      </div>
    </section>
  )
}

export { BookDemoPage as default }
export const head = bookDemoPage.head
