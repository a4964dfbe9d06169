import { Hono } from 'hono'
import { html } from 'hono/html'
import { moment, page } from '../pages/layout'
import type { Services } from '../services'
import { type DemoRequest, newestDemoRequests } from '../store/demo-requests'
import { type Message, newestMessages } from '../store/messages'

/** Seconds after which the page asks for itself again. */
const refreshSeconds = 5

/** The visitor's phone and mailbox, for as long as there is no real one; newest first. */
export function inboxRoutes({ db }: Services): Hono {
  return new Hono()
    .get('/inbox', async (c) => {
      const [messages, demos] = [await newestMessages(db, {}), await newestDemoRequests(db)]
      const body = html`
<p class="soft">Codes sent by the local platform. This page renews itself every ${refreshSeconds} seconds.</p>
<ul>${messages.map(messageLine)}</ul>
${messages.length === 0 ? html`<p>No code has been sent yet.</p>` : ''}
<h2>Demo requests</h2>
<ul>${demos.map(demoLine)}</ul>
${demos.length === 0 ? html`<p>No demo has been asked for yet.</p>` : ''}`
      return page(c, 'Inbox', body, { refreshSeconds })
    })
    .get('/inbox.json', async (c) => {
      const { phone, email } = c.req.query()
      return c.json(await newestMessages(db, { ...(phone && { phone }), ...(email && { email }) }))
    })
}

const messageLine = ({ code, phone, email, at }: Message) =>
  html`<li><span class="code">${code}</span><br>to phone ${phone} and e-mail ${email}<br><span class="soft">${moment(at)}</span></li>`

const demoLine = (demo: DemoRequest) =>
  html`<li><strong>${demo.company}</strong> (${demo.size}), ${demo.name}<br>
phone ${demo.phone}, e-mail ${demo.email}${demo.verified ? '' : ', not confirmed by a code'}<br>
<span class="soft">${moment(demo.at)}</span></li>`
