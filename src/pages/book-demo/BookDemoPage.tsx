import { bookDemoPage } from '@content/pages/book-demo'
import { BookDemo } from '@/features/book-demo/BookDemo'
import { ContactLine } from './ContactLine'
import { DataNotice } from './DataNotice'
import { HowItGoes } from './HowItGoes'

/** Demo request, confirmed by a one-time code (R-DEMO-01 to R-OTP-23). */
export default function BookDemoPage() {
  return (
    <>
      <BookDemo
        heading={
          <>
            <h1>{bookDemoPage.heading}</h1>
            <p className="lead">{bookDemoPage.lead}</p>
          </>
        }
        beside={<HowItGoes />}
        contact={<ContactLine />}
      />
      <DataNotice />
    </>
  )
}

export const head = bookDemoPage.head
