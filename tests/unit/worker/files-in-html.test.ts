import { expect, it } from 'vitest'
import { filesInHtml } from '@/worker/files-in-html'

it('finds the files of the site that the HTML of a page names, each once', () => {
  const html = `<script async type="module" src="/assets/index-1.js"></script><link rel="modulepreload" href="/assets/index-1.js">
    <img src="/images/hero.svg" alt=""><img src="/images/crops.svg#apple"><img src="/images/crops.svg#onion"><a href="/farmers">x</a><img src="https://cdn.example/images/a.png">`
  expect(filesInHtml(html)).toEqual(['/assets/index-1.js', '/images/hero.svg', '/images/crops.svg'])
  const cuts =
    '<picture><source media="(min-width: 768px)" srcSet="/images/wide.svg"><img src="/images/narrow.svg"></picture>'
  expect(filesInHtml(cuts)).toEqual(['/images/wide.svg', '/images/narrow.svg'])
  expect(filesInHtml('<link rel="stylesheet" href="/assets/inlined-1.css" disabled>')).toEqual([])
})
