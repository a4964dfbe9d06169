/** Something that happens once in a visit, and what waits for it. */
export type Moment = { when: () => Promise<void>; come: () => void }

/** A moment that has not come yet. */
export function moment(): Moment {
  let come = () => {}
  const promise = new Promise<void>((resolve) => {
    come = resolve
  })
  return { when: () => promise, come: () => come() }
}
