/** When the site itself cannot start (R-GEN-11). */
export const startFailure = {
  text: 'The site could not start, so buttons and forms do not work yet. You can still read this page.',
  retry: 'Try again',
}
