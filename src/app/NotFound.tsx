import { ButtonLink } from '@/components/ui/ButtonLink'
import { Notice } from '@/components/ui/Notice'
import { notFound } from '@/content/pages/not-found'
import { NavigationEffects } from './NavigationEffects'

/** What an address without a screen gets, inside the layout (R-ROUTE-30). */
export function NotFound() {
  return (
    <>
      <Notice level={1} heading={notFound.heading} text={notFound.text} picture={notFound.picture}>
        {notFound.ways.map((way) => (
          <ButtonLink key={way.href} href={way.href} look="outline">
            {way.label}
          </ButtonLink>
        ))}
      </Notice>
      <NavigationEffects head={notFound.head} />
    </>
  )
}
