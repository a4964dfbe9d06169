import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { type LazyModule, lazyModule, ModuleTimeoutError } from '@/browser/lazy-module'

type DeferredOptions<Props> = {
  /** Awaited before the module is fetched; a part that is unmounted by then fetches nothing. */
  when?: () => Promise<unknown>
  /** Stands in its place where it did not come; `retry` tries again. */
  Failed?: ComponentType<Props & { retry: () => void }>
}

/**
 * A part that the page can do without: nothing stands in its place until its module has come. Unlike
 * `lazy` it uses no `Suspense`: while one waits, React puts off hydrating the rest of the page, and
 * shows what has come 300 ms late (docs/decisions/0004-lazy-modules.md).
 */
export function deferred<Props extends object>(
  fetchModule: () => Promise<{ default: ComponentType<Props> }>,
  { when = () => Promise.resolve(), Failed = () => null }: DeferredOptions<Props> = {},
): ComponentType<Props> {
  const module = lazyModule(fetchModule)
  return (props) => <DeferredPart module={module} when={when} Failed={Failed} props={props} />
}

type DeferredPartProps<Props> = Required<DeferredOptions<Props>> & {
  module: LazyModule<{ default: ComponentType<Props> }>
  props: Props
}

function DeferredPart<Props extends object>({ module, when, Failed, props }: DeferredPartProps<Props>) {
  // Nothing at first, as in the HTML, even where the module is loaded already.
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [failed, setFailed] = useState(false)

  const follow = async (attempt: Promise<{ default: ComponentType<Props> } | undefined>): Promise<void> => {
    try {
      const loaded = await attempt
      if (loaded) setPart(() => loaded.default)
    } catch (cause) {
      setFailed(true)
      // A module that loads after its time limit replaces the failure.
      if (cause instanceof ModuleTimeoutError) await follow(cause.late.then(module.load))
    }
  }
  const followFirst = useEffectEvent(follow)
  useEffect(() => {
    let gone = false
    const begin = async () => {
      if (!module.current()) await when()
      return gone ? undefined : module.load()
    }
    void followFirst(begin())
    return () => {
      gone = true
    }
  }, [module, when])

  const retry = () => {
    setFailed(false)
    void follow(module.retry())
  }
  if (Part) return <Part {...props} />
  return failed && <Failed {...props} retry={retry} />
}
