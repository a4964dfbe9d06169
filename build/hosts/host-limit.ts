/** A build exceeds a limit of one kind of host; the others take it as it is. The message says what to do. */
export class HostLimitError extends Error {}

/** What to do about a security policy that names too many hosts. */
export const fewerPictureHosts =
  'Let the pictures of products come from fewer hosts: one of your own that passes them on, named in pictureHosts; then npm run snapshot, and build again.'
