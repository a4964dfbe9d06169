import { expect, it, vi } from 'vitest'
import { recordEvents } from '@/boot/replay-events'

/** A toggle of prerendered HTML that is pressed before React answers for it, which then finds it so. */
function pressEarly(hydrated: 'true' | 'false') {
  document.body.innerHTML = '<button type="button" aria-pressed="false">Add to quote</button>'
  const button = document.querySelector('button')
  if (!button) throw new Error('There is no button.')
  const { replay } = recordEvents(document)
  button.click()
  button.setAttribute('aria-pressed', hydrated)
  const pressed = vi.fn()
  button.addEventListener('click', pressed)
  replay()
  return pressed
}

it('replays the press of a toggle that is as the HTML said', () => {
  expect(pressEarly('false')).toHaveBeenCalledTimes(1)
})

it('replays no press that would undo what it asked for', () => {
  expect(pressEarly('true')).not.toHaveBeenCalled()
})

it('leaves that choice which was made last, also where it was made before', () => {
  document.body.innerHTML = [...'abc'].map((id) => `<input type="radio" name="jar" id="${id}">`).join('')
  const { replay } = recordEvents(document)
  for (const id of 'bcb') document.getElementById(id)?.click()
  replay()
  expect(document.querySelector(':checked')?.id).toBe('b')
})
