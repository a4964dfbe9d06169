import { Suspense, use } from 'react'
import { useParams } from 'react-router-dom'
import { Loading } from '@/components/ui/Loading'
import { Arrival } from './Arrival'
import { LoadFailure } from './LoadFailure'
import { loadedPage, loadPage, type PageLoader, type PageModule } from './page-loading'

type ScreenProps = { load: PageLoader }

/** One lazily loaded screen, or a layout around others: 'Loading...' until its chunk has come (SPEC §2). */
export function Screen({ load }: ScreenProps) {
  return (
    <LoadFailure load={load}>
      <Suspense fallback={<Loading />}>
        <LoadedScreen load={load} />
      </Suspense>
    </LoadFailure>
  )
}

function LoadedScreen({ load }: ScreenProps) {
  const { default: Page, head }: PageModule = loadedPage(load) ?? use(loadPage(load))
  const params = useParams()
  return (
    <>
      <Page />
      {head && <Arrival head={typeof head === 'function' ? head(params) : head} />}
    </>
  )
}
