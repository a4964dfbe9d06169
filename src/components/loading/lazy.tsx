import { type ComponentType, lazy as reactLazy, Suspense, useLayoutEffect, useMemo, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { replayRecorded } from '@/boot/replay-events'
import { type LazyModule, lazyModule, ModuleTimeoutError } from '@/browser/lazy-module'
import { reloadOnce } from '@/browser/reload-once'
import { report } from '@/browser/reports/report'
import { PartFailure } from './PartFailure'
import { PagePlaceholder } from './Placeholder'

type LazyOptions<Props> = {
  /** Placeholder until it has come; prerendered HTML needs none. */
  Waiting?: ComponentType<Props>
  /** Stands in its place where it did not come or could not be shown; `retry` tries again. */
  Failed?: ComponentType<Props & { retry: () => void }>
  /** What the page can do without: its loss causes no reload. */
  optional?: boolean
  /** Awaited, however long, before the browser fetches the module; until then the prerendered HTML stands. */
  when?: () => Promise<unknown>
}

/** A lazy component, and `load`, which fetches its module ahead of time. */
export type LazyComponent<Props, Rest> = ComponentType<Props> &
  Pick<LazyModule<{ default: ComponentType<Props> } & Rest>, 'load'>

/**
 * A component whose module is fetched when it is rendered (R-GEN-02, R-GEN-06): a page, a list, the
 * toasts, the panel. A module that is gone after a deployment causes one reload, unless it is `optional`. Any failure
 * leaves `Failed` in its place, which offers 'Try again' unless told otherwise, and the rest of the page works on.
 */
export function lazy<Props extends object, Rest extends object>(
  fetchModule: () => Promise<{ default: ComponentType<Props> } & Rest>,
  { Waiting = PagePlaceholder, Failed = PartFailure, optional = false, when }: LazyOptions<Props> = {},
): LazyComponent<Props, Rest> {
  const module = waitingFor(when, lazyModule(fetchModule))
  const render = (props: Props) => (
    <LazyPart module={module} Waiting={Waiting} Failed={Failed} optional={optional} props={props} />
  )
  return Object.assign(render, { load: module.load })
}

/** Delays loading until `when` resolves; not while prerendering, whose HTML has to be complete. */
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
  // React never retries a failed lazy component, so each try makes a new one.
  const lazyPart = (load: () => Promise<{ default: ComponentType<Props> }>) => ({
    Part: module.current()?.default ?? reactLazy(load),
  })
  const [attempt, setAttempt] = useState(() => lazyPart(module.load))
  const { Part } = attempt
  const [first] = useState(props)
  // Until it is hydrated the props stay the first ones: React drops prerendered HTML when they change.
  const [hydrated, setHydrated] = useState(module.current() !== undefined)
  const shown = hydrated ? props : first

  const onError = (cause: unknown) => {
    console.error('A part of the page could not be shown.', cause)
    report(module.current() ? 'error' : 'chunk', cause)
    // A module that loads after its time limit replaces the failure.
    if (cause instanceof ModuleTimeoutError)
      void cause.late.then(
        () => setAttempt(lazyPart(module.load)),
        () => {},
      )
    // Gone after a deployment, perhaps: a new page brings its own files.
    else if (!optional && !module.current()) void reloadOnce()
  }
  // Memoised, since React drops prerendered HTML for a new element, even with the same props.
  const part = useMemo(
    () => (
      <Suspense fallback={<Waiting {...shown} />}>
        <Part {...shown} />
        <AfterFirstRender act={setHydrated} />
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

/** Calls `act` once its siblings are hydrated or drawn; then what was done to them before is replayed. */
function AfterFirstRender({ act }: { act: (shown: true) => void }) {
  useLayoutEffect(() => {
    act(true)
    queueMicrotask(replayRecorded)
  }, [act])
  return null
}
