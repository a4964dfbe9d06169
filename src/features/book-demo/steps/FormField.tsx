import classNames from 'classnames'
import type { HTMLInputAutoCompleteAttribute } from 'react'
import Feedback from 'react-bootstrap/Feedback'
import FormControl from 'react-bootstrap/FormControl'
import FormGroup from 'react-bootstrap/FormGroup'
import FormLabel from 'react-bootstrap/FormLabel'
import FormSelect from 'react-bootstrap/FormSelect'
import { StatusIcon } from '@/components/ui/StatusIcon'
import styles from './FormField.module.scss'

type FormFieldProps = {
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  /** The message of a fault that may be shown. */
  fault: string | undefined
  /** Shown before the typed text, and no part of the field's name or value: '+91'. */
  prefix?: string
  /** What the keyboard and the phone's address book need to know of a text field. */
  type?: 'text' | 'tel' | 'email'
  inputMode?: 'numeric' | 'email'
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** What a menu offers, each value with its text, and what it says while nothing is chosen; a text field has none. */
  menu?: { choices: readonly (readonly [value: string, text: string])[]; none: string }
}

/** A required field: label with its asterisk, the control, and below it the message of its fault (R-DEMO-09). */
export function FormField({ label, fault, prefix, menu, onChange, ...control }: FormFieldProps) {
  const id = `demo-${control.name}`
  const faultId = `${id}-fault`
  const props = {
    ...control,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    isInvalid: fault !== undefined,
    'aria-required': true as const,
    'aria-invalid': fault !== undefined,
    'aria-describedby': fault === undefined ? undefined : faultId,
  }
  return (
    <FormGroup controlId={id}>
      <FormLabel>
        {label}
        <span className={styles.star}>*</span>
      </FormLabel>
      {menu ? (
        <FormSelect {...props}>
          <option value="">{menu.none}</option>
          {menu.choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </FormSelect>
      ) : (
        <div className={classNames(prefix && styles.prefixed)}>
          {prefix && <span aria-hidden="true">{prefix}</span>}
          <FormControl {...props} />
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
