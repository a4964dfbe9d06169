import { type ComponentType, useEffect, useState } from 'react'
import { type LazyModule, lazyModule } from '@/browser/lazy-module'

type ExtraOptions<Props> = {
  /** What is waited for before the module is fetched; a part that is gone by then asks for nothing. */
  when?: () => Promise<unknown>
  /** Stands in its place where it did not come; `retry` tries again. */
  Failed?: ComponentType<Props & { retry: () => void }>
}

/**
 * A part that the page does well without: until its module has come nothing stands in its place. Not `lazy`, which awaits a
 * module with `Suspense`: meanwhile React hydrates nothing that has less haste, which the page itself is, and shows what came
 * 300 ms late (docs/decisions/0004-lazy-modules.md).
 */
export function extra<Props extends object>(
  fetchModule: () => Promise<{ default: ComponentType<Props> }>,
  { when = () => Promise.resolve(), Failed = () => null }: ExtraOptions<Props> = {},
): ComponentType<Props> {
  const module = lazyModule(fetchModule)
  return (props) => <ExtraPart {...{ module, when, Failed, props }} />
}

type ExtraPartProps<Props> = Required<ExtraOptions<Props>> & {
  module: LazyModule<{ default: ComponentType<Props> }>
  props: Props
}

function ExtraPart<Props extends object>({ module, when, Failed, props }: ExtraPartProps<Props>) {
  // Nothing at first, as in the HTML, also where the module is here already.
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [tries, setTries] = useState(1)
  const [failedTry, setFailedTry] = useState<number>()
  useEffect(() => {
    let isWanted = true
    const fetchPart = async () => {
      if (!module.current()) await when()
      if (isWanted) return module.load()
    }
    fetchPart().then(
      (come) => come && setPart(() => come.default),
      () => setFailedTry(tries),
    )
    return () => {
      isWanted = false
    }
  }, [module, when, tries])
  if (Part) return <Part {...props} />
  return failedTry === tries && <Failed {...props} retry={() => setTries(tries + 1)} />
}
