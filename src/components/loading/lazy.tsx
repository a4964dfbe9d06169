import { type ComponentType, lazy as reactLazy, Suspense, useLayoutEffect, useMemo, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { replayRecorded } from '@/boot/replay-events'
import { type LazyModule, lazyModule, ModuleTimeoutError } from '@/browser/lazy-module'
import { reloadOnce } from '@/browser/reload-once'
import { report } from '@/browser/report'
import { PartFailure } from './PartFailure'
import { PagePlaceholder } from './Placeholder'

type LazyOptions<Props> = {
  /** Keeps its place until it has come; prerendered HTML does that by itself. */
  Waiting?: ComponentType<Props>
  /** Stands in its place where it did not come or could not be shown; `retry` tries again. */
  Failed?: ComponentType<Props & { retry: () => void }>
  /** What the page can do without: its loss causes no reload. */
  optional?: boolean
  /** What the browser waits for, however long, before it fetches the module: prerendered HTML stands without it. */
  when?: () => Promise<unknown>
}

/** A component that comes later, and the way to fetch its module ahead of time. */
export type LazyComponent<Props, Rest> = ComponentType<Props> &
  Pick<LazyModule<{ default: ComponentType<Props> } & Rest>, 'load'>

/**
 * A component whose module comes later: a page, a list, the slider, the toasts, the map (R-GEN-02, R-GEN-06).
 * One that is gone after a deployment causes one reload; any failure leaves 'Try again' in its place, and the
 * rest of the page works on.
 */
export function lazy<Props extends object, Rest extends object>(
  fetchModule: () => Promise<{ default: ComponentType<Props> } & Rest>,
  { Waiting = PagePlaceholder, Failed = PartFailure, optional = false, when }: LazyOptions<Props> = {},
): LazyComponent<Props, Rest> {
  const module = waitingFor(when, lazyModule(fetchModule))
  const render = (props: Props) => <LazyPart {...{ module, Waiting, Failed, optional, props }} />
  return Object.assign(render, { load: module.load })
}

/** The build waits for nothing: what stands in the HTML is whole. */
const waitingFor = <Module,>(
  when: LazyOptions<never>['when'],
  module: LazyModule<Module>,
): LazyModule<Module> =>
  when && !import.meta.env.SSR ? { ...module, load: () => when().then(module.load) } : module

type LazyPartProps<Props> = Required<Omit<LazyOptions<Props>, 'when'>> & {
  module: LazyModule<{ default: ComponentType<Props> }>
  props: Props
}

function LazyPart<Props extends object>({ module, Waiting, Failed, optional, props }: LazyPartProps<Props>) {
  // React remembers the failure of a lazy component for ever, so each try takes another one.
  const lazyPart = (load: () => Promise<{ default: ComponentType<Props> }>) => ({
    Part: module.current()?.default ?? reactLazy(load),
  })
  const [attempt, setAttempt] = useState(() => lazyPart(module.load))
  const { Part } = attempt
  const [first] = useState(props)
  // Until it is hydrated the props stay the first ones: React drops prerendered HTML that gets others before.
  const [hydrated, setHydrated] = useState(module.current() !== undefined)
  const shown = hydrated ? props : first

  const onError = (cause: unknown) => {
    console.error('A part of the page could not be shown.', cause)
    report(module.current() ? 'error' : 'chunk', cause)
    // What comes late takes the place of its failure.
    if (cause instanceof ModuleTimeoutError)
      void cause.late.then(
        () => setAttempt(lazyPart(module.load)),
        () => {},
      )
    // Gone after a deployment, perhaps: a new page brings its own files.
    else if (!optional && !module.current()) void reloadOnce()
  }
  // The same element for the same props: with another one React would drop prerendered HTML before its time.
  const part = useMemo(
    () => (
      <Suspense fallback={<Waiting {...shown} />}>
        <Part {...shown} />
        <OnceShown act={setHydrated} />
      </Suspense>
    ),
    [Part, Waiting, shown],
  )
  return (
    <ErrorBoundary
      onError={onError}
      resetKeys={[attempt]}
      fallbackRender={() => <Failed {...props} retry={() => setAttempt(lazyPart(module.retry))} />}
    >
      {part}
    </ErrorBoundary>
  )
}

/** Says so once what it stands beside is there, hydrated or drawn; what was done to it before is replayed after that. */
function OnceShown({ act }: { act: (shown: true) => void }) {
  useLayoutEffect(() => {
    act(true)
    queueMicrotask(replayRecorded)
  }, [act])
  return null
}
