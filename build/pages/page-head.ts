import { type Language, withPrefix } from '../../src/config/languages'
import type { RuntimeConfig } from '../../src/config/runtime-config'
import { previewMaker, svgFinder } from '../previews/pictures'
import { headHtml } from './html-head'
import { preconnectHosts } from './preconnect-hosts'
import type { RenderedPage } from './prerender-entry'
import type { PrerenderedPage } from './prerendered-pages'
import { alternatesOf } from './sitemap'

type HeadOptions = {
  dist: string
  /** Every language of the build. */
  languages: readonly Language[]
  config: RuntimeConfig
  siteUrl: string
  siteName: string
}

type HeadedPage = Pick<RenderedPage, 'head' | 'facts' | 'asksAtOnce'> & { page: PrerenderedPage }

/** Makes the function that writes what stands in the head of a page, and draws its preview. */
export async function headMaker(language: Language, options: HeadOptions) {
  const { dist, languages, config, siteUrl, siteName } = options
  const svgOf = svgFinder(config.environment === 'local')
  const makePreview = await previewMaker(dist, { siteName, svgOf })

  return async ({ page, head, facts, asksAtOnce }: HeadedPage): Promise<string> => {
    const addressIn = ({ prefix }: Language) => siteUrl + withPrefix(page.url, prefix)
    return headHtml({
      head,
      canonical: page.indexed ? addressIn(language) : undefined,
      searchable: config.environment === 'production',
      siteUrl,
      siteName,
      picture: { ...(await makePreview(facts.preview, facts.slug)), alt: facts.preview.alt },
      hosts: asksAtOnce ? preconnectHosts(config, siteUrl) : [],
      jsonLd: facts.jsonLd,
      language,
      alternates: page.indexed ? alternatesOf(languages, addressIn) : [],
    })
  }
}
