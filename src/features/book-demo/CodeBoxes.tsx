import { type ClipboardEvent, Fragment, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react'
import { boxAfter, codeLength, spread } from '@/domain/code'

type CodeBoxesProps = {
  boxes: readonly string[]
  onChange: (next: (boxes: readonly string[]) => string[]) => void
  /** The six boxes, for whoever moves the focus. */
  inputs: RefObject<(HTMLInputElement | null)[]>
  /** Id of the message of a fault, where there is one. */
  faultId: string | undefined
}

const positions = Array.from({ length: codeLength }, (_, at) => at)

/**
 * Six boxes separated by dashes, one character each. What is typed, pasted or filled in at one of them spreads
 * from there; Backspace and the arrows move (SPEC §2 and §5).
 */
export function CodeBoxes({ boxes, onChange, inputs, faultId }: CodeBoxesProps) {
  const focus = (at: number) => inputs.current[Math.min(Math.max(at, 0), codeLength - 1)]?.focus()

  const put = (at: number, typed: string) => {
    onChange((now) => spread(now, at, typed))
    focus(boxAfter(at, typed))
  }

  const change = (at: number, event: SyntheticEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget
    const held = boxes[at] ?? ''
    if (value === '') onChange((now) => now.with(at, ''))
    else put(at, value.length === 2 && held ? value.replace(held, '') : value)
  }

  const paste = (at: number, event: ClipboardEvent) => {
    event.preventDefault()
    put(at, event.clipboardData.getData('text'))
  }

  const press = (at: number, event: KeyboardEvent) => {
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

  return (
    <div className="code-boxes">
      {positions.map((at) => (
        <Fragment key={at}>
          {at > 0 && (
            <span className="code-boxes__dash" aria-hidden="true">
              –
            </span>
          )}
          <input
            ref={(input) => {
              inputs.current[at] = input
            }}
            type="text"
            inputMode="numeric"
            // The phone offers the code of the message at the first box, whole.
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            autoCorrect="off"
            enterKeyHint="done"
            aria-label={`Digit ${at + 1} of ${codeLength}`}
            aria-invalid={faultId !== undefined}
            aria-describedby={faultId}
            value={boxes[at] ?? ''}
            onChange={(event) => change(at, event)}
            onPaste={(event) => paste(at, event)}
            onKeyDown={(event) => press(at, event)}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Fragment>
      ))}
    </div>
  )
}
