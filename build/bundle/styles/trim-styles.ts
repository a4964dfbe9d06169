import type { Plugin } from 'postcss'

/**
 * Rules that no page uses. Bootstrap's: other kinds and sizes of fields, a one-line text area, an
 * old Firefox's dotted ring in menus, drawers at other edges, their header and its button. Slick's:
 * upright rows, writing from the right, pictures that load late, arrows that hide.
 */
const unused =
  /^textarea\.form-control$|\.form-control-(?:sm|lg|color|plaintext)|\.form-select-(?:sm|lg)|\.form-select\[(?:multiple|size)|\[type="?file|::file-selector-button|::-webkit-date|:-moz-focusring|\.offcanvas-(?:start|top|bottom|header)|\.slick-(?:vertical|loading|hidden)|\[dir=/

/** Bootstrap gives it both colours once more, which it has anyway. */
const focusedField = '.form-control:focus'

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
    if (rule.selector !== focusedField) return
    rule.walkDecls(/^(?:background-)?color$/, (declaration) => {
      declaration.remove()
    })
  },
  Declaration(declaration) {
    if (arrow.test(declaration.prop + declaration.value)) declaration.remove()
  },
}
