import type { VitalsHook } from './watch-vitals'

/** Put a function here in place of `undefined` to get every web vital (R-GEN-10). */
export const vitalsHook: VitalsHook | undefined = undefined
