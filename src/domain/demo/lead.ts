type FieldDefinition = {
  /** Its name in call 11 and that of its control, by which browsers fill it in. */
  wireName: string
  /** What a menu offers; a text field has none. */
  choices?: readonly string[]
  /** What is asked of a detail beyond that there is one. */
  format?: 'phone' | 'email'
  /** Attributes of its control, for the keyboard and the address book of a phone. */
  control?: { type: 'text' | 'tel' | 'email'; inputMode?: 'numeric' | 'email'; autoComplete: string }
}

/**
 * The demo lead, defined once, in the order of the form (R-DEMO-01). Type, empty form, draft, rules
 * and both payloads follow from it; its words are in `content/`, tied to it by `LeadCopy`.
 */
const leadDefinition = {
  company: { wireName: 'company', control: { type: 'text', autoComplete: 'organization' } },
  name: { wireName: 'name', control: { type: 'text', autoComplete: 'name' } },
  phone: {
    wireName: 'phone',
    format: 'phone',
    control: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel' },
  },
  email: {
    wireName: 'email',
    format: 'email',
    control: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  },
  // R-DEMO-02, R-DEMO-12
  enterpriseSize: { wireName: 'role', choices: ['Large', 'Medium', 'Small', 'Micro'] },
} as const satisfies Record<string, FieldDefinition>

/** A detail that the form asks for. */
export type LeadField = keyof typeof leadDefinition

/** The details as typed; '' is none. `leadSchema.cast` gives them as they are sent. */
export type Lead = Record<LeadField, string>

/** What the form says of a field. */
export type FieldCopy = {
  label: string
  /** The field within a sentence. */
  noun: string
  /** Said of an empty field. */
  required: string
  /** Said of a detail that cannot be one. */
  invalid?: string
  /** How a menu calls its choices, which the back end gets as they are defined. */
  choices?: Readonly<Record<string, string>>
}

type ChoiceOf<Field extends LeadField> = (typeof leadDefinition)[Field] extends {
  choices: readonly (infer Choice extends string)[]
}
  ? Choice
  : never

/** For `content/`: a field without its words, or a choice without its own, does not compile. */
export type LeadCopy = {
  [Field in LeadField]: FieldCopy &
    ([ChoiceOf<Field>] extends [never] ? unknown : { choices: Readonly<Record<ChoiceOf<Field>, string>> })
}

/** All of them, in the order of the form (R-DEMO-01). */
export const leadFields = Object.keys(leadDefinition) as LeadField[]

/** The definition with its optional parts, which `as const` hides where an entry leaves them out. */
export const fieldOf = (field: LeadField): FieldDefinition => leadDefinition[field]

/** A record with an entry for each field, in place of loops that could leave one out. */
export const mapFields = <Value>(make: (field: LeadField) => Value) =>
  Object.fromEntries(leadFields.map((field) => [field, make(field)])) as Record<LeadField, Value>

/** An untouched form. */
export const emptyLead: Lead = mapFields(() => '')

/** The visitor's part of call 11's body; the enterprise size is called `role` there, as its control is. */
export const otpBody = (lead: Lead): Record<string, string> =>
  Object.fromEntries(leadFields.map((field) => [fieldOf(field).wireName, lead[field]]))

/** The field `json` of call 14's body. A copy: nothing beside the fields is sent. */
export const demoJson = (lead: Lead): Lead => mapFields((field) => lead[field])
