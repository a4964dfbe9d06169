import { useEffect, useRef } from 'react'

/** From this width on the footer has room for all its columns side by side. */
const roomForAll = '(width >= 768px)'

/** Tells the columns' `<details>` what the styles show: with room for all they are open, and no stop for the Tab key. */
export function useOpenColumns() {
  const columns = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const screen = matchMedia(roomForAll)
    const show = () => {
      for (const column of columns.current?.querySelectorAll('details') ?? []) {
        column.open = screen.matches
        column.querySelector('summary')?.setAttribute('tabindex', screen.matches ? '-1' : '0')
      }
    }
    if (screen.matches) show()
    screen.addEventListener('change', show)
    return () => screen.removeEventListener('change', show)
  }, [])
  return columns
}
