import { expect, it } from 'vitest'
import { filesShown } from '../../../../build/bundle/service-worker'

it('the page that stands for others is stored with its pictures, its fonts and its whole style sheet, and without the scripts of the app', () => {
  const html = `<link rel="preload" href="/assets/figtree.woff2" as="font"><link rel="modulepreload" href="/assets/boot.js">
<template id="later-scripts"><link rel="stylesheet" href="/assets/page.css"><link rel="stylesheet" href="/assets/frame.css" disabled>
<link rel="modulepreload" href="/assets/start.js"></template><script async type="module" src="/assets/boot.js"></script>
<img src="/images/offline.svg"><script src="/assets/reload.js" defer></script><noscript><link rel="stylesheet" href="/assets/page.css"></noscript>`
  expect(filesShown(html)).toEqual([
    '/assets/figtree.woff2',
    '/assets/page.css',
    '/images/offline.svg',
    '/assets/reload.js',
  ])
})
