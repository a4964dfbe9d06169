import { describe, expect, it } from 'vitest'
import { firstPaintStyles } from '../../../../../build/pages/styles/first-paint-styles'

const page = `<!doctype html><html lang="en-IN"><body>
  <p class="a"><b class="b"></b></p>
  <details><summary>More</summary><input type="radio" value="1" checked><input type="radio" value="2" class="other"></details>
  <a lang="hi" href="/hi">हिन्दी</a>
</body></html>`

const inFirstPaint = (selector: string) => firstPaintStyles(`${selector}{color:red}`, page) !== ''

describe('a rule belongs to the first paint', () => {
  const shown = [
    [
      'an element of the HTML matches it',
      ['p', '.a', '.a .b', '.a>b', 'p:first-child', 'p:has(.b)', '.a:not(.b)', ':root', '*'],
    ],
    [
      'it depends on what a visitor or a script does',
      ['.a:focus', '[open]>summary', '.b[data-recorded]', 'p:is(:hover,:focus)', '.a:not(:hover)'],
    ],
    ['it draws what has no element', ['.a::before', 'summary::marker']],
    [
      'a box of the HTML is checked',
      ['input:checked', '[value="1"]:checked', 'details:has(:checked) summary'],
    ],
    ['it is of the language of an element', [':lang(en) .a', 'a:lang(hi)']],
  ] as const
  for (const [reason, selectors] of shown)
    it(`where ${reason}`, () => expect(selectors.filter((selector) => !inFirstPaint(selector))).toEqual([]))

  const left = [
    [
      'no element matches it',
      ['.gone', '.b .a', '.a>i', 'p:nth-child(2)', 'p:not(.a)', '.a:has(i)', '.gone:focus', '.gone::before'],
    ],
    ['it shows under a pointer alone', ['a:hover', '.a:hover .b', 'p:has(.b):hover', 'p:is(:hover,.gone)']],
    [
      'a script alone would say so',
      ['.b[aria-pressed=true]', '.a:not([class])', 'p:is(:hover,[aria-current])'],
    ],
    ['nothing is disabled yet', ['.a:disabled', 'p:has(:disabled)']],
    ['nothing is checked yet', ['.other:checked', '[value="2"]:checked']],
    ['it is of another language', [':lang(kn)', 'p:lang(hi)']],
  ] as const
  for (const [reason, selectors] of left)
    it(`not where ${reason}`, () => expect(selectors.filter(inFirstPaint)).toEqual([]))
})

describe('the styles of the first paint', () => {
  const styles = (css: string) => firstPaintStyles(css, page)

  it('keep the selectors of a rule that are shown, and the order of rules', () => {
    expect(styles('.gone,.a{color:red}p{color:#00f}.gone{color:red}')).toBe('.a{color:red}p{color:#00f}')
  })

  it('have no condition around nothing', () => {
    expect(styles('@media (width>=1px){@supports (top:0){.gone{color:red}}}')).toBe('')
    expect(styles('@media (width>=1px){.a{color:red}.gone{color:red}}')).toBe(
      '@media (width>=1px){.a{color:red}}',
    )
  })

  it('leave out what moves later, transitions and animations along a scroll with their key frames, and what a pointer looks like', () => {
    const css = `.a{color:red;transition:color .2s;cursor:pointer}@keyframes grow{0%{top:0}}@keyframes fade{0%{opacity:0}}
      .b{animation:fade 1s}@supports (animation-timeline:view()){.a{animation:grow}}`
    expect(styles(css)).toBe('.a{color:red}@keyframes fade{0%{opacity:0}}.b{animation:1s fade}')
  })

  it('leave out custom properties that none of them reads, and those that only such ones read', () => {
    const css =
      ':root{--used:red;--chain:var(--gone);--gone:1px;--of-html:2px}.a,.b{color:var(--used);background:var(--used)}'
    const html = page.replace('class="a"', 'class="a" style="top:var(--of-html)"')
    expect(firstPaintStyles(css, html)).toBe(
      ':root{--used:red;--of-html:2px}.a,.b{color:var(--used);background:var(--used)}',
    )
  })

  it('have the value of a custom property where it is read once, and the name where it says more', () => {
    const css = `:root{--once:min(1rem,5vw);--twice:1px;--other:2px;--chain:var(--twice)}.b{--other:3px}
      .a{top:var(--once);left:var(--twice);right:var(--chain);bottom:var(--other)}`
    expect(styles(css)).toBe(
      ':root{--twice:1px;--other:2px;--chain:var(--twice)}.b{--other:3px}.a{top:min(1rem,5vw);left:var(--twice);right:var(--chain);bottom:var(--other)}',
    )
  })

  it('have no spaces behind commas, but in texts', () => {
    expect(styles('.a{font:1rem var(--x, serif), sans-serif}.b::after{content:"a, b"}')).toBe(
      '.a{font:1rem var(--x,serif),sans-serif}.b:after{content:"a, b"}',
    )
  })

  it('leave out what a forced palette needs besides', () => {
    expect(styles('@media (forced-colors:active){.a{border:1px solid}}.a{top:0}')).toBe('.a{top:0}')
  })

  it('have every face', () => {
    const face = (display: string) => `@font-face{font-family:x;src:url(x);font-display:${display}}`
    expect(styles(face('optional') + face('swap')).match(/@font-face/g)).toHaveLength(2)
  })
})
