import { pageFailure } from '@content/site/site'
import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { NavigationEffects } from '@/app/navigation/NavigationEffects'
import { LoadFailure } from '@/components/loading/LoadFailure'
import { type LazyComponent, lazy } from '@/components/loading/lazy'
import type { PageHead } from '@/content/page-head'
import type { Prefetch } from '@/services/lists/prefetch'

/** The parameters of a page's address, decoded. */
export type PageParams = Readonly<Record<string, string | undefined>>

/** What a page's file exports: the page itself, and the head that travels with it. */
export type PageModule = {
  default: ComponentType
  /** Absent on layouts; a function where the address decides. */
  head?: PageHead | ((params: PageParams) => PageHead)
  prefetch?: Prefetch
}

/** A page as the route table holds it; `page` of its module is the file's own exports. */
export type LazyPage = LazyComponent<object, { page: PageModule }>

/** A page, or a layout around others, whose module comes when it is opened (R-GEN-02, R-GEN-03). */
export const lazyPage = (load: () => Promise<PageModule>): LazyPage =>
  lazy(
    async () => {
      const page = await load()
      return { default: () => <PageWithEffects page={page} />, page }
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

/** Stands in place of a page whose module did not come (R-GEN-06). */
function PageFailure({ retry }: { retry: () => void }) {
  return <LoadFailure {...pageFailure} onRetry={retry} />
}
