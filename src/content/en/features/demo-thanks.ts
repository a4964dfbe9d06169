/** What home says to whoever has just asked for a demo, until they close it. */
export const thanksCopy = {
  heading: 'Thank you, your request is with us',
  text: 'We get back to you by phone or email. There is nothing more for you to do.',
  reach: 'Something to add or to change?',
  close: 'Close this message',
}
