import { labelMaker } from '@content/features/label-maker'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { tabStorage } from '@/browser/storage/storage'
import { type Label, nameLimit } from '@/drawing/label'
import { oneLine } from '@/drawing/label-lines'

/** Key of session storage that holds the label as JSON. */
const key = 'label'

const storedLabel = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    name: v.string(),
    honey: v.picklist(labelMaker.honeys.map(([honey]) => honey)),
    jar: v.picklist(labelMaker.jars.map(([jar]) => jar)),
  }),
)

/** What the prerendered HTML shows. */
const firstLabel: Label = { name: '', honey: 'litchi', jar: 'six-sided' }

/** A label, its name without what no label can show. */
const trimmed = (label: Label): Label => ({ ...label, name: oneLine(label.name, nameLimit) })

/** The label that is being made, stored in this tab for a reload and for Back. */
export function useLabel(): [label: Label, change: (part: Partial<Label>) => void] {
  const [label, setLabel] = useState(firstLabel)
  useEffect(() => {
    const found = v.safeParse(storedLabel, tabStorage.read(key))
    if (found.success) setLabel(trimmed(found.output))
  }, [])
  useEffect(() => {
    if (label !== firstLabel) tabStorage.write(key, JSON.stringify(label))
  }, [label])
  // Changes the latest state: this render's `label` may be older than the one just read from storage.
  return [label, (part) => setLabel((latest) => trimmed({ ...latest, ...part }))]
}
