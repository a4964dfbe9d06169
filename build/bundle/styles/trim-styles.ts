import type { Plugin } from 'postcss'

/**
 * Bootstrap's rules that no page uses: other kinds and sizes of fields, a one-line text area, and
 * an old Firefox's dotted ring in menus.
 */
const unused =
  /^textarea\.form-control$|\.form-control-(?:sm|lg|color|plaintext)|\.form-select-(?:sm|lg)|\.form-select\[(?:multiple|size)|\[type="?file|::file-selector-button|::-webkit-date|:-moz-focusring/

/** Bootstrap's arrow of a select; ours stands in `forms.scss`. */
const arrow = /--bs-form-select-bg/

/**
 * Leaves out of every style sheet what no page needs, as PostCSS's plugin
 * (docs/decisions/0014-measuring.md).
 */
export const trimStyles: Plugin = {
  postcssPlugin: 'hivefield:trim-styles',
  Rule(rule) {
    const used = rule.selectors.filter((selector) => !unused.test(selector))
    if (used.length === 0) rule.remove()
    else if (used.length < rule.selectors.length) rule.selectors = used
  },
  Declaration(declaration) {
    if (arrow.test(declaration.prop + declaration.value)) declaration.remove()
  },
}
