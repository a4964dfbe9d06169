import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'

/** An element of a page: its name, its attributes, what it holds. Text is itself. */
type Tree = string | [name: string, attributes: Record<string, string>, children: Tree[]]

/** Reads what stands in the root of an opened page. */
function readTree(): Tree[] {
  const children = (parent: Element): Tree[] => {
    parent.normalize()
    return Array.from(parent.childNodes).flatMap((node): Tree[] => {
      if (node instanceof Text) return [node.data]
      if (!(node instanceof Element) || node.localName === 'noscript') return []
      const attributes = Array.from(node.attributes, ({ name, value }) => [name, value] as const)
      return [[node.localName, Object.fromEntries(attributes), children(node)]]
    })
  }
  const root = document.getElementById('root')
  // Comments stand between texts that React wrote one by one; they would keep them apart.
  const comments = document.createNodeIterator(root ?? document, NodeFilter.SHOW_COMMENT)
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
    comment.parentNode?.removeChild(comment)
  return root ? children(root) : []
}

const flags = new Set([
  'checked',
  'disabled',
  'hidden',
  'inert',
  'multiple',
  'novalidate',
  'open',
  'readonly',
  'required',
  'selected',
])

/** A menu that opens without scripts becomes one that React has to open, as in the usual app. */
function withReactMenu(tree: Tree): Tree {
  if (typeof tree === 'string') return tree
  const [name, { popovertarget, ...attributes }, children] = tree
  const press: Record<string, string> = popovertarget ? { 'aria-expanded': 'false' } : {}
  return [name, { ...attributes, ...press }, children.map(withReactMenu)]
}

/** React takes attributes under their HTML names, and flags as `true`; only a few go by another name. */
function props(attributes: Record<string, string>): Record<string, string | true> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name === 'value' ? 'defaultValue' : name,
      flags.has(name) ? true : value,
    ]),
  )
}

const elementOf = (tree: Tree): ReactNode =>
  typeof tree === 'string' ? tree : createElement(tree[0], props(tree[1]), ...tree[2].map(elementOf))

/** What a compiler makes of JSX; the menu button says whether it is open, so that React has something to answer. */
function code(tree: Tree): string {
  if (typeof tree === 'string') return JSON.stringify(tree)
  const [name, attributes, children] = tree
  const isMenu = name === 'button' && attributes['aria-label'] === 'Menu'
  const press = isMenu ? ",'aria-expanded':open,onClick:()=>setOpen(!open)" : ''
  const target = attributes.href
  if (name === 'a' && target?.startsWith('/')) {
    const { href: _, ...others } = props(attributes)
    return `h(${['Link', JSON.stringify({ ...others, to: target }), ...children.map(code)].join(',')})`
  }
  const given = JSON.stringify(props(attributes)).replace(/\}$/, () => `${press}}`)
  return `h(${[JSON.stringify(name), given, ...children.map(code)].join(',')})`
}

const client = (trees: Tree[]) => `
import { createElement as h, Fragment, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
function Page() {
  const [open, setOpen] = useState(false)
  return h(Fragment, null, ${trees.map(code).join(',')})
}
const app = h(BrowserRouter, null, h(Routes, null, h(Route, { path: '*', element: h(Page) })))
hydrateRoot(document.getElementById('root'), app, {
  onRecoverableError(cause) { document.documentElement.dataset.mismatch = String(cause) },
})`

/**
 * The same page made with React, its router, and nothing else: prerendered, then hydrated by one component that
 * holds all of it.
 * @param opened the hand-written page, opened in a browser
 * @param html its source
 * @param dist where the script is put, below `assets/`
 * @param name of the script
 */
export async function reactPage(opened: Page, html: string, dist: string, name: string): Promise<string> {
  const trees = (await opened.evaluate(readTree)).map(withReactMenu)
  const source = join('node_modules/.cache/bench', `${name}.js`)
  await mkdir('node_modules/.cache/bench', { recursive: true })
  await writeFile(source, client(trees))
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: join(dist, 'assets'),
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: source, output: { entryFileNames: `react-${name}.js` } },
    },
  })
  const rendered = renderToString(trees.map(elementOf)).replace(/^(?:<link [^>]*>)+/, '')
  return html
    .replace(/<div id="root"[^>]*>[\s\S]*<\/div>(?=\s*<\/body>)/, () => `<div id="root">${rendered}</div>`)
    .replace('</head>', `<script type="module" src="/assets/react-${name}.js"></script></head>`)
}
