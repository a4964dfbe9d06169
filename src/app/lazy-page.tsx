import { controls } from '@content/site/controls'
import { pageFailure } from '@content/site/site'
import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { NavigationEffects } from '@/app/navigation/NavigationEffects'
import { focusMain } from '@/browser/focus-heading'
import { type LazyComponent, lazy } from '@/components/loading/lazy'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/links/ButtonLink'
import { Notice } from '@/components/ui/Notice'
import type { PageHead } from '@/content/page-head'
import { stateDrawing } from '@/content/pictures'
import type { PageParams, Prefetch } from '@/services/lists/prefetch'

/** What a page's file exports: the page itself, and the head that travels with it. */
export type PageModule = {
  default: ComponentType
  /** Absent on layouts; a function where the address decides. */
  head?: PageHead | ((params: PageParams) => PageHead)
  prefetch?: Prefetch
}

/** A page as the route table holds it; `exports` of its module are those of the page's file. */
export type LazyPage = LazyComponent<object, { exports: PageModule }>

/** A page, or a layout around others, whose module comes when it is opened (R-GEN-02, R-GEN-03). */
export const lazyPage = (load: () => Promise<PageModule>): LazyPage =>
  lazy(
    async () => {
      const exports = await load()
      return { default: () => <PageWithEffects page={exports} />, exports }
    },
    { Failed: PageFailure },
  )

function PageWithEffects({ page: { default: Page, head } }: { page: PageModule }) {
  const params = useParams()
  return (
    <>
      <Page />
      {head && <NavigationEffects head={typeof head === 'function' ? head(params) : head} />}
    </>
  )
}

/** Stands in place of a page whose module did not come: 'Try again' and the way home (R-GEN-06). */
function PageFailure({ retry }: { retry: () => void }) {
  const { heading, text, home } = pageFailure
  return (
    <div role="alert">
      <Notice level={1} heading={heading} text={text} picture={stateDrawing('failed')}>
        <Button
          onClick={({ currentTarget }) => {
            focusMain(currentTarget)
            retry()
          }}
        >
          {controls.tryAgain}
        </Button>
        <ButtonLink look="outline" href={home.href}>
          {home.label}
        </ButtonLink>
      </Notice>
    </div>
  )
}
