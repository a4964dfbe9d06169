import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { StatusIcon } from '@/components/ui/StatusIcon'
import { paths } from '@/config/paths'
import { bookingWords } from '@/content/pages/book-demo'

/** Milliseconds between the success and the home page (SPEC §9). */
const redirectDelay = 1000

/** The request is taken; a second later the home page follows, unless the visitor went elsewhere (SPEC §4). */
export function DoneStep() {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus()
    const timer = setTimeout(() => navigate(paths.home()), redirectDelay)
    return () => clearTimeout(timer)
  }, [navigate])

  return (
    <div className="booking__step booking__done">
      <StatusIcon good />
      <h2 ref={heading} tabIndex={-1}>
        {bookingWords.done.heading}
      </h2>
      <p>{bookingWords.done.text}</p>
    </div>
  )
}
