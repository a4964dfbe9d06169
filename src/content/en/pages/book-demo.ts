import { paths } from '@/config/paths'
import { detailCount, detailNouns } from '@/content/en/features/lead'
import { pageTitle } from '@/content/en/site/site'

const sentence = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`

export const bookDemoPage = {
  head: {
    title: pageTitle('Book a demo of our honey, hives and services'),
    description: `See honey, hives and services for yourself: give ${detailCount} and the code sent to your phone, and we get back to you.`,
  },
  heading: 'Book a demo',
  lead: sentence(`${detailCount}, a code, and we get back to you.`),
  picture: { src: '/images/scenes/demo-request.svg', width: 600, height: 290, alt: '' },
  path: {
    heading: 'How it goes',
    steps: [
      { title: sentence(detailCount), text: 'Who you are, and how to reach you.' },
      { title: 'A code', text: 'Six digits to your phone show that the number is yours.' },
      { title: 'We get back to you', text: 'Your request is with us, and the next step is ours.' },
    ],
  },
  reach: { heading: 'Rather talk to us?' },
}

/** What happens to the details, said where they are asked for. */
export const dataNotice = {
  heading: 'What happens to your answers',
  items: [
    {
      name: 'What we ask for',
      text: sentence(`${detailNouns}.`),
    },
    { name: 'Why', text: 'To check that the number is yours, and to arrange the demo. For nothing else.' },
    { name: 'Where it goes', text: 'To our identity service, which sends the code, and to our registry.' },
    { name: 'How to have it deleted', text: 'Write to us from the same email address, at any time.' },
  ],
  writeTo: 'Whom to write to',
  privacy: { label: 'Cookie and privacy policy', href: paths.privacy() },
}

/** Words of the two steps of the demo booking (R-DEMO-01 to R-OTP-22). */
export const bookingCopy = {
  needsScripts: { text: 'This form needs scripts, and they did not load.' },
  details: {
    progress: 'Step 1 of 2',
    heading: 'Your details',
    submit: 'Submit',
    /** What the asterisk of a field means. */
    needed: '* Needed.',
    sending: 'Sending your details…',
    /** `{digits}` are the last two of the number. */
    pending: 'A code was sent to the phone ending in {digits}.',
    toCode: 'Enter the code',
    noSize: 'Select Size',
    /** Shown in front of the phone number, and never a part of it. */
    countryCode: '+91',
  },
  code: {
    progress: 'Step 2 of 2',
    heading: 'Enter your code',
    /** `{digits}` are the last two of the number. */
    sentTo: 'Six digits, sent to the phone ending in {digits}.',
    boxes: 'One-time code',
    /** The name of one box of the code, counted from 1. */
    digit: (position: number, count: number) => `Digit ${position} of ${count}`,
    verify: 'Verify OTP',
    verifying: 'Checking your code…',
    incomplete: 'Please enter a valid 6-digit OTP',
    wrong: 'This code was not accepted. Check the six digits, or ask for another code.',
    accepted: 'Your code is accepted, but your request has not reached us yet.',
    offline: {
      verify: 'You are offline. The code stays in its boxes: verify it when you are back.',
      request: 'You are offline. Your code is accepted: try again when you are back.',
      resend: 'You are offline, so no code was sent. Ask for one when you are back.',
    },
    timedOut: {
      verify: 'No answer in time, but your code may have reached us. If it is refused now, ask for another.',
      request: 'No answer in time, but your request may have reached us. Another try may send it twice.',
      resend: 'No answer in time, but another code may have been sent. Look for it first.',
    },
    tryAgain: 'Try again',
    notReceived: "Didn't receive OTP?",
    resend: 'Resend OTP',
    lockedFor: (seconds: number) => `You can ask for another code in at most ${seconds} seconds.`,
    unlocked: 'You can ask for another code now.',
    /** The seconds left of the lock, beside the button, for those who see it. */
    secondsLeft: (seconds: number) => `${seconds} s`,
    summary: 'Your details',
    change: 'Change details',
  },
  done: { heading: 'Thank you', text: 'Your request has reached us. The home page opens in a moment.' },
  failures: {
    submission: 'Submission failed. Try again later.',
    other: 'Something went wrong',
    /** `message` is mostly the back end's own. */
    request: (message: string) => `Error: ${message}`,
    offline: 'You are offline. What you typed is kept: submit again when you are back.',
    timedOut:
      'No answer in time, but your details may have reached us. If you submit again, a second code may follow.',
  },
  /** After two failures: the same request by other ways, its message written already. */
  fallback: {
    heading: 'Not getting through?',
    text: 'Ask us directly. What you typed is in the message already: read it, then send it.',
    call: (phone: string) => `Call ${phone}`,
    whatsApp: 'WhatsApp',
    email: 'E-mail',
    subject: 'Demo request',
    message: 'Hello, I would like to book a demo. The form on your site did not go through.',
  },
  requestSent: 'Request Sent. We will get back to you soon',
}
