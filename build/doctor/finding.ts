/** One line of `npm run doctor`: good, worth a look, or in the way of a launch. */
export type Finding = { mark: '✔' | '⚠' | '✖'; text: string }

export const good = (text: string): Finding => ({ mark: '✔', text })
export const doubtful = (text: string): Finding => ({ mark: '⚠', text })
export const wrong = (text: string): Finding => ({ mark: '✖', text })

/** A finding as it is printed. */
export const lineOf = ({ mark, text }: Finding): string => `${mark} ${text}`

/** Hosts of this machine, where nobody listens in. */
export const isThisMachine = (host: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(host)
