import { startFailure } from '@content/site/start-failure'
import { report, sendReportsTo } from '@/browser/reports/report'
import { configAddress } from '@/config/config-address'
import { addressPattern } from '@/domain/address-pattern'
import { reservedSpaceAttribute } from './page-data'

/**
 * Says at the top of the page that the site could not start; the HTML below stays readable
 * (docs/behaviour.md#configuration). Without React, which may be what did not arrive.
 * @returns the notice; pressing its button removes it
 */
export function showStartFailure(cause: unknown, retry: () => Promise<void>): HTMLElement {
  console.error('The site could not start.', cause)
  const notice = document.createElement('div')
  notice.className = 'start-failure'
  notice.setAttribute('role', 'alert')
  const text = document.createElement('p')
  text.textContent = startFailure.text
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'btn btn-forest'
  button.textContent = startFailure.retry
  button.addEventListener('click', () => {
    notice.remove()
    void retry()
  })
  notice.append(text, button)
  document.body.prepend(notice)
  document.documentElement.removeAttribute(reservedSpaceAttribute) // the list of the HTML is better than none
  report('start', cause)
  void learnReportsAddress().catch(() => {}) // without the file there is nowhere to report to
  return notice
}

/** What is lost may be what reads the configuration. */
async function learnReportsAddress(): Promise<void> {
  const answer = await fetch(configAddress)
  const config: { reports?: unknown } = await answer.json()
  const { reports } = config
  if (typeof reports === 'string' && addressPattern.test(reports)) await sendReportsTo({ ...config, reports })
}
