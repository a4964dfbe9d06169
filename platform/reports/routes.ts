import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { refuse } from '../http/refusal'
import { moment, page } from '../pages/layout'
import type { Services } from '../services'
import { newestReports, type SavedReport, saveReport } from '../store/reports'

const shape = v.strictObject({
  kind: v.picklist(['error', 'chunk', 'start', 'policy']),
  message: v.string(),
  page: v.pipe(v.string(), v.startsWith('/')),
  release: v.string(),
})

/** Takes what browsers tell of failures, and shows it as an operator would see it; newest first. */
export function reportRoutes({ db, now }: Services): Hono {
  return new Hono()
    .post('/reports', async (c) => {
      const read = v.safeParse(shape, await c.req.json().catch(() => undefined))
      if (!read.success) return refuse(400, 'A report is JSON with kind, message, page and release.')
      await saveReport(db, { ...read.output, at: now() })
      return c.body(null, 204)
    })
    .get('/reports', async (c) => {
      const reports = await newestReports(db)
      const body = html`
<p class="soft">Failures that visitors' browsers told of.</p>
<ul>${reports.map(reportLine)}</ul>
${reports.length === 0 ? html`<p>Nothing has failed yet.</p>` : ''}`
      return page(c, 'Reports', body)
    })
}

const reportLine = ({ kind, message, page: path, release, at }: SavedReport) =>
  html`<li><strong>${kind}</strong> on ${path}<br>${message}<br><span class="soft">Release ${release}, ${moment(at)}</span></li>`
