import { readKeptAt } from '@/domain/kept-answer'

/** By the signal of the question: whoever asked for a list learns its age, and the calls in between need not know. */
const keptAt = new WeakMap<AbortSignal, number>()

/** Notes when an answer was kept, where it is the copy that stands in while there is no connection. */
export function noteKept(signal: AbortSignal, header: unknown): void {
  const time = readKeptAt(header)
  if (time !== undefined) keptAt.set(signal, time)
}

/** When the answer to a question was kept, in milliseconds since 1970; undefined for one that has just come. */
export const whenKept = (signal: AbortSignal): number | undefined => keptAt.get(signal)
