/** When the site itself cannot start (docs/behaviour.md, 'Configuration'). */
export const startFailure = {
  text: 'The site could not start, so buttons and forms do not work yet. You can still read this page.',
  retry: 'Try again',
}
