import { choicesCopy as copy, filterCopy } from '@content/features/listing-filters'
import type { Product } from '@/domain/catalogue/product'
import { filters } from '@/domain/listing/filters'
import { type FilterName, filterNames } from '@/domain/listing/listing-choices'
import { useListingChoices } from '@/features/catalogue/use-listing-choices'
import { FilterCheckbox } from './FilterCheckbox'
import { useChoiceCount } from './use-choice-count'

type CheckboxFiltersProps = { products: readonly Product[] | undefined }

/** Every filter of the table that is a set of choices, such as availability (R-LIST-15, R-LIST-16). */
export const CheckboxFilters = ({ products }: CheckboxFiltersProps) =>
  filterNames.map(
    (name) => filters[name].checkboxes && <Checkboxes key={name} name={name} products={products} />,
  )

function Checkboxes({ name, products }: CheckboxFiltersProps & { name: FilterName }) {
  const [choices, change] = useListingChoices()
  const countOf = useChoiceCount(products)
  const { checkboxes } = filters[name]
  if (!checkboxes) return null
  const chosen = choices[name] as readonly string[]
  const choose = (choice: string, wanted: boolean) =>
    change((now) => {
      const others = (now[name] as readonly string[]).filter((one) => one !== choice)
      return { ...now, [name]: wanted ? [...others, choice] : others }
    })
  return (
    <fieldset>
      <legend>{copy.drawer[checkboxes.legend]}</legend>
      {checkboxes.choices.map((choice) => (
        <FilterCheckbox
          key={choice}
          label={filterCopy({ ...choices, [name]: [choice] }, name).text}
          count={countOf(name, [choice])}
          checked={chosen.includes(choice)}
          onChange={(wanted) => choose(choice, wanted)}
        />
      ))}
    </fieldset>
  )
}
