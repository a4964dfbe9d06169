import { AppLink } from '@/components/ui/AppLink'
import { facts } from '@/config/facts'
import { paths } from '@/config/paths'

/** The mark and the product's name, leading home. */
export function Logo() {
  return (
    <AppLink className="logo" href={paths.home()} aria-label={`${facts.name}, home`}>
      <svg viewBox="0 0 48 48" width="38" height="38" aria-hidden="true">
        <path d="M24 2l19.500 11v22L24 46 4.500 35V13z" className="logo__sky" />
        <path d="M4.500 25.500C17 20 31 20 43.500 25.500V35L24 46 4.500 35z" className="logo__field" />
        <path d="M24 45V22M14.500 40.500L20 21.600M33.500 40.500L28 21.600" className="logo__rows" />
      </svg>
      <span>{facts.name}</span>
    </AppLink>
  )
}
