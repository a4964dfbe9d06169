import type { VitalsHook } from './watch-vitals'

/** Whoever builds on the site gets its web vitals here: a function in the place of `undefined` is handed each of them (R-GEN-10). */
export const vitalsHook: VitalsHook | undefined = undefined
