import classNames from 'classnames'
import type { ChangeEvent, FocusEvent, HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import Feedback from 'react-bootstrap/Feedback'
import FormControl from 'react-bootstrap/FormControl'
import FormGroup from 'react-bootstrap/FormGroup'
import FormLabel from 'react-bootstrap/FormLabel'
import FormSelect from 'react-bootstrap/FormSelect'
import { StatusIcon } from '@/components/ui/StatusIcon'
import styles from './Field.module.scss'

/** A text field or a menu. */
export type Control = HTMLElement & { value: string }

type FieldProps = {
  name: string
  label: string
  value: string
  onChange: (event: ChangeEvent<Control>) => void
  onBlur: (event: FocusEvent<Control>) => void
  /** The message of a fault that may be shown. */
  fault: string | undefined
  /** What stands in front of what is typed, and goes without saying: the field's name and value are without it. */
  prefix?: string
  /** What the keyboard and the phone's address book need to know of a text field. */
  type?: 'text' | 'tel' | 'email'
  inputMode?: 'numeric' | 'email'
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Options of a menu; a text field has none. */
  children?: ReactNode
}

/** A required field: label with its asterisk, the control, and below it the message of its fault (R-DEMO-09). */
export function Field({ label, fault, prefix, children, ...control }: FieldProps) {
  const id = `demo-${control.name}`
  const faultId = `${id}-fault`
  const ties = {
    ...control,
    isInvalid: fault !== undefined,
    'aria-required': true as const,
    'aria-invalid': fault !== undefined,
    'aria-describedby': fault === undefined ? undefined : faultId,
  }
  return (
    <FormGroup controlId={id} className={children ? styles.wide : undefined}>
      <FormLabel>
        {label}
        <span className={styles.star}>*</span>
      </FormLabel>
      {children ? (
        <FormSelect {...ties}>{children}</FormSelect>
      ) : (
        <div className={classNames(prefix && styles.prefixed)}>
          {prefix && <span aria-hidden="true">{prefix}</span>}
          <FormControl {...ties} />
        </div>
      )}
      {fault !== undefined && (
        <Feedback as="p" type="invalid" id={faultId}>
          <StatusIcon good={false} />
          {fault}
        </Feedback>
      )}
    </FormGroup>
  )
}
