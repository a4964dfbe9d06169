import { bookingCopy } from '@content/pages/book-demo'
import { type ClipboardEvent, Fragment, type KeyboardEvent, type RefObject } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import { boxAfter, codeIn, codeLength, fillBoxes } from '@/domain/demo/one-time-code'
import type { ChangeCode } from '@/features/book-demo/booking/use-code-entry'
import styles from './CodeInput.module.scss'

/** What the six boxes are drawn with. */
export type CodeInputProps = {
  /** A character for each box, '' where it is empty. */
  boxes: readonly string[]
  onChange: ChangeCode
  /** The six boxes, for whoever moves the focus. */
  inputs: RefObject<(HTMLInputElement | null)[]>
  /** Id of the message of a fault, where there is one. */
  faultId: string | undefined
}

const positions = Array.from({ length: codeLength }, (_, at) => at)

/**
 * Six boxes separated by dashes, one character each. What is typed, pasted or filled in at one of them spreads
 * from there; Backspace and the arrows move (R-OTP-01, R-OTP-04 to R-OTP-06).
 */
export function CodeInput({ faultId, ...code }: CodeInputProps) {
  const { boxes, inputs } = code
  const { type, paste, press } = boxEvents(code)
  return (
    <div className={styles.boxes}>
      {positions.map((at) => (
        <Fragment key={at}>
          {at > 0 && (
            <span className={styles.dash} aria-hidden="true">
              –
            </span>
          )}
          <span className={styles.cell}>
            <FormControl
              ref={(input: HTMLInputElement | null) => {
                inputs.current[at] = input
              }}
              type="text"
              inputMode="numeric"
              // The phone offers the code of the message at the first box, whole.
              autoComplete={at === 0 ? 'one-time-code' : 'off'}
              autoCorrect="off"
              enterKeyHint="done"
              isInvalid={faultId !== undefined}
              aria-label={bookingCopy.code.digit(at + 1, codeLength)}
              aria-invalid={faultId !== undefined}
              aria-describedby={faultId}
              value={boxes[at] ?? ''}
              // The same digit typed over a selected one is input too, but no change.
              onInput={(event) => type(at, event.currentTarget.value)}
              onPaste={(event) => paste(at, event)}
              onKeyDown={(event) => press(at, event)}
              onFocus={(event) => event.currentTarget.select()}
            />
          </span>
        </Fragment>
      ))}
    </div>
  )
}

/** What typing, pasting and keys do at a box, `at` its index. */
function boxEvents({ boxes, onChange, inputs }: Omit<CodeInputProps, 'faultId'>) {
  const focus = (at: number) => inputs.current[Math.min(Math.max(at, 0), codeLength - 1)]?.focus()

  const put = (at: number, characters: string) => {
    onChange((now) => fillBoxes(now, at, characters))
    focus(boxAfter(at, characters))
  }

  const type = (at: number, value: string) => {
    const held = boxes[at] ?? ''
    const typed = value.length === 2 && held ? value.replace(held, '') : value
    if (typed === '') onChange((now) => now.with(at, ''))
    else put(at, typed.length === 1 ? typed : codeIn(typed))
  }

  const paste = (at: number, event: ClipboardEvent) => {
    event.preventDefault()
    put(at, codeIn(event.clipboardData.getData('text')))
  }

  const press = (at: number, event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return // the browser's own, such as Back
    const goal = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: codeLength - 1 }[event.key]
    if (goal !== undefined) {
      event.preventDefault()
      focus(goal)
    } else if (event.key === 'Backspace' && !boxes[at] && at > 0) {
      event.preventDefault()
      onChange((now) => now.with(at - 1, ''))
      focus(at - 1)
    }
  }

  return { type, paste, press }
}
