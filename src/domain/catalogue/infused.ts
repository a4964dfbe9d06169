/** Whether a honey's name says that something was put into it: then it has neither that flower nor its own colour. */
export const isInfused = (name: string) => /\binfused\b/i.test(name)
