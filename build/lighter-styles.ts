/**
 * Bootstrap's rules for what none of our pages has: other kinds and sizes of fields and buttons, a text area of one line, a
 * look of its own for a button that is held down, and the dotted ring that Firefox drew in menus long ago.
 */
const unused =
  /^\.btn-check|:active:focus-visible|fieldset:disabled|\.btn-(?:lg|link)|\.btn(?::first-child)?:active$|\.btn:disabled$|\.btn\.(?:active|show|disabled)|^textarea\.form-control$|\.form-control-(?:sm|lg|color|plaintext)|\.form-select-(?:sm|lg)|\.form-select\[(?:multiple|size)|\[type="?file|::file-selector-button|::-webkit-date|:-moz-focusring/

/** The ring and the shadows of Bootstrap's buttons, and how they fade: ours have an outline, a lip and colours. */
const unusedShadow = /^(?:var\()?--bs-btn-(?:(?:focus-)?(?:box-shadow|shadow-rgb)|disabled-opacity)\)?$/

type Declaration = { prop: string; value: string; remove: () => unknown }

type Rule = { selectors: string[]; remove: () => unknown }

/** Leaves out of every style sheet what no page needs, as PostCSS's plugin (docs/decisions/0014-measuring.md). */
export const lighterStyles = {
  postcssPlugin: 'hivefield:lighter-styles',
  Declaration(declaration: Declaration) {
    if (unusedShadow.test(declaration.prop) || unusedShadow.test(declaration.value)) declaration.remove()
  },
  Rule(rule: Rule) {
    const used = rule.selectors.filter((selector) => !unused.test(selector))
    if (used.length === 0) rule.remove()
    else if (used.length < rule.selectors.length) rule.selectors = used
  },
}
