import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Noted by `watchFades`. */
    fades: { time: number; element: Element | null }[]
  }
}

/**
 * Notes every fade that the page begins, made by styles or by script, and every movement of a dialog. Call it
 * before the page is opened.
 * @returns tells how long each of them takes, in milliseconds, in their order; those of some elements alone
 *   where a selector is given
 */
export async function watchFades(page: Page): Promise<(selector?: string) => Promise<number[]>> {
  await page.addInitScript(() => {
    window.fades = []
    const noted = new WeakSet<Animation>()
    /** How much of its time an animation spends on changing the opacity, 0 to 1. */
    const fading = (frames: ComputedKeyframe[]) => {
      const values = frames.map(({ opacity }) => Number(opacity ?? 1))
      const steps = frames.map(({ computedOffset }, at) => {
        const before = frames[at - 1]
        return before && values[at] !== values[at - 1] ? computedOffset - before.computedOffset : 0
      })
      return steps.reduce((sum, step) => sum + step, 0)
    }
    const note = (animation: Animation) => {
      const { effect } = animation
      if (!(effect instanceof KeyframeEffect) || noted.has(animation)) return
      noted.add(animation)
      const frames = effect.getKeyframes()
      const moves = frames.some((frame) => 'translate' in frame || 'transform' in frame)
      const slides = moves && effect.target?.matches('dialog, [role=dialog]')
      const time = Number(effect.getComputedTiming().duration) * (slides ? 1 : fading(frames))
      if (time > 0) window.fades.push({ time: Math.round(time), element: effect.target })
    }
    for (const type of ['animationstart', 'transitionrun'])
      addEventListener(type, () => document.getAnimations().forEach(note), true)
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...parts) {
      const animation = animate.apply(this, parts)
      note(animation)
      return animation
    }
  })
  return (selector = '*') =>
    page.evaluate(
      (wanted) => window.fades.filter(({ element }) => element?.matches(wanted)).map(({ time }) => time),
      selector,
    )
}
