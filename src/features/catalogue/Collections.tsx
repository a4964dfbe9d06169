import { lazy } from '@/components/ui/lazy'

const CollectionLinks = lazy(() => import('./CollectionLinks'), { Waiting: () => <ul /> })

/** The way from one subcategory to the others (SPEC §2, 'Collections section'). */
export function Collections() {
  return (
    <section className="collections" aria-labelledby="collections">
      <h2 id="collections">Collections</h2>
      <CollectionLinks />
    </section>
  )
}
