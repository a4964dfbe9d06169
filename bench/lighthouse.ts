import { openBrowser } from './browser'

/** What Lighthouse says of one load on its phone: scores from 0 to 100, times in ms. */
export type Audit = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
}

type Report = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, { numericValue?: number } | undefined>
}
/** Lighthouse's own function; it is installed by `npm run bench` alone, and type checking goes without it. */
export type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>

/** Loads a page once, as Lighthouse's mobile defaults say (slow 4G and a CPU 4 × slower, both reckoned). */
export async function measureAudit(lighthouse: Lighthouse, url: string): Promise<Audit> {
  const { browser, port } = await openBrowser()
  try {
    // What is measured is not the build of production, and asks not to be found.
    const result = await lighthouse(url, { port, logLevel: 'error', skipAudits: ['is-crawlable'] })
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'No report.')
    const { categories, audits } = result.lhr
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    }
  } finally {
    await browser.close()
  }
}
