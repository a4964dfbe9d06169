import { type RefObject, useEffect, useState } from 'react'
import * as v from 'valibot'
import { tabStorage } from '@/browser/storage'
import { labelMaker } from '@/content/label-maker'
import { type Label, nameLimit } from '@/domain/label'
import { oneLine } from '@/domain/label-lines'

/** Key of session storage that holds the label as JSON. */
const key = 'label'

const kept = v.object({
  name: v.string(),
  honey: v.picklist(labelMaker.honeys.map(([honey]) => honey)),
  jar: v.picklist(labelMaker.jars.map(([jar]) => jar)),
})

/** What the prerendered HTML shows. */
const firstLabel: Label = { name: '', honey: 'litchi', jar: 'six-sided' }

/** The label of this tab, if there is one that can be read. */
function readLabel(): Label | undefined {
  try {
    return v.parse(kept, JSON.parse(tabStorage.read(key) ?? 'null'))
  } catch {
    return undefined
  }
}

/** What was typed and chosen in the fields before React came. */
function typedIn(fields: HTMLElement | null): Label | undefined {
  const value = (name: keyof Label) =>
    fields?.querySelector<HTMLInputElement>(`input[name="${name}"]${name === 'name' ? '' : ':checked'}`)
      ?.value
  const label = v.safeParse(kept, { name: value('name'), honey: value('honey'), jar: value('jar') })
  if (!label.success) return undefined
  return JSON.stringify(label.output) === JSON.stringify(firstLabel) ? undefined : label.output
}

/** Keeps a label, its name without what no label can show. */
function keep(label: Label): Label {
  const shown = { ...label, name: oneLine(label.name, nameLimit) }
  tabStorage.write(key, JSON.stringify(shown))
  return shown
}

/**
 * The label that is being made, kept in this tab for a reload and the way back.
 * @param fields what holds the fields: their names are those of the label's parts
 */
export function useLabel(
  fields: RefObject<HTMLElement | null>,
): [label: Label, change: (part: Partial<Label>) => void] {
  const [label, setLabel] = useState(firstLabel)
  useEffect(() => {
    // What was done before React came counts for more than what was kept.
    const found = typedIn(fields.current) ?? readLabel()
    if (found) setLabel(keep(found))
  }, [fields])
  // Of the latest label: the one above may be from before the fields were read.
  return [label, (part) => setLabel((latest) => keep({ ...latest, ...part }))]
}
