import type { ReactNode } from 'react'
import { StatusIcon } from '@/components/ui/StatusIcon'

/** What ties a control to its label and its message. */
export type FieldTies = {
  id: string
  'aria-required': true
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

type FieldProps = {
  id: string
  label: string
  /** The message of a fault that may be shown. */
  fault?: string | undefined
  wide?: boolean
  children: (ties: FieldTies) => ReactNode
}

/** A required field: label with its asterisk, the control, and below it the message of its fault. */
export function Field({ id, label, fault, wide = false, children }: FieldProps) {
  const faultId = `${id}-fault`
  return (
    <div className={wide ? 'field field--wide' : 'field'}>
      <label htmlFor={id}>
        {label}
        <span className="field__star">*</span>
      </label>
      {children({
        id,
        'aria-required': true,
        'aria-invalid': fault !== undefined,
        'aria-describedby': fault === undefined ? undefined : faultId,
      })}
      {fault !== undefined && (
        <p className="field__fault" id={faultId}>
          <StatusIcon good={false} />
          {fault}
        </p>
      )}
    </div>
  )
}
