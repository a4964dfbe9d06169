import { bookingCopy } from '@content/pages/book-demo'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { announceDestination } from '@/browser/destination'
import { paths } from '@/config/paths'
import styles from './DoneStep.module.scss'

/** Milliseconds between the success and the home page (R-OTP-20). */
const redirectDelay = 1000

/** The request is taken; a second later the home page follows, unless the visitor went elsewhere (R-OTP-20). */
export function DoneStep() {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus()
    announceDestination(paths.home())
    const timer = setTimeout(() => navigate(paths.home()), redirectDelay)
    return () => clearTimeout(timer)
  }, [navigate])

  return (
    <div className={styles.done}>
      <div className={styles.flight} />
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {bookingCopy.done.heading}
        </h2>
        <p className="lead">{bookingCopy.done.text}</p>
      </div>
    </div>
  )
}
