import { leadCopy } from '@content/features/lead'
import type { FieldCopy, LeadField } from '@/domain/demo/lead'

/** A value as the page shows it: a menu's in the page's language, any other as it was typed. */
export function valueText(field: LeadField, value: string): string {
  const { choices }: FieldCopy = leadCopy[field]
  return choices?.[value] ?? value
}
