import type { ReactNode } from 'react'
import { Button } from '../../ui/field/Button.tsx'
import { Combobox } from '../../ui/field/Combobox.tsx'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import type { Option } from '../../ui/field/options.ts'
import { Columns } from '../../ui/layout/Columns.tsx'
import { Toolbar } from '../../ui/layout/Toolbar.tsx'
import { Popover } from '../../ui/overlay/Popover.tsx'
import styles from './RoiFilters.module.css'

export interface FilterField<Name> {
  readonly name: Name
  readonly label: string
  readonly width: number
  /** Without them the field takes a number. */
  readonly options?: readonly Option[]
  /** The words for no choice. */
  readonly placeholder?: string
  readonly suffix?: string
  readonly decimals?: boolean
  readonly step?: number
  readonly min?: number
  readonly max?: number
  /** Shown behind the button at the end of the line. */
  readonly isRare?: boolean
}

/** The line of filters that stays above an ROI table: one line, as the rows need the room. */
export function RoiFilters<Filters extends object>({
  fields,
  search,
  onSearch,
  rare,
  rareCount = 0,
  children,
}: {
  fields: readonly FilterField<keyof Filters>[]
  search: Filters
  onSearch: (change: Partial<Filters>) => void
  /** Further fields behind the button, and how many of them are set. */
  rare?: ReactNode
  rareCount?: number
  /** Fields that decide what is calculated. They come before the fields that filter rows. */
  children: ReactNode
}) {
  const hidden = fields.filter(({ isRare }) => isRare)
  const set = rareCount + hidden.filter(({ name }) => search[name] !== undefined).length
  const draw = (field: FilterField<keyof Filters>) => (
    <FilterInput key={field.label} {...{ field, search, onSearch }} />
  )
  return (
    <Toolbar label="Filters" sticky>
      {children}
      {fields
        .filter(({ isRare }) => !isRare)
        .map((field) => (
          <div key={field.label} style={{ width: field.width }}>
            {draw(field)}
          </div>
        ))}
      {(rare || hidden.length > 0) && (
        <Popover
          title="More filters"
          align="end"
          isWide
          trigger={<Button>{set > 0 ? `More · ${set}` : 'More'}</Button>}
        >
          <Columns least={180} gap={3} className={styles.rare}>
            {hidden.map(draw)}
            {rare}
          </Columns>
        </Popover>
      )}
    </Toolbar>
  )
}

function FilterInput<Filters extends object>({
  field: { name, label, width: _, isRare: __, options, placeholder = 'Any', ...number },
  search,
  onSearch,
}: {
  field: FilterField<keyof Filters>
  search: Filters
  onSearch: (change: Partial<Filters>) => void
}) {
  const value = search[name]
  const onValue = (next: string | number | null) =>
    onSearch({ [name]: next ?? undefined } as Partial<Filters>)
  return options ? (
    <Combobox
      label={label}
      allowEmpty
      placeholder={placeholder}
      options={options}
      value={typeof value === 'string' ? value : null}
      onValue={onValue}
    />
  ) : (
    <NumberInput
      label={label}
      allowEmpty
      hideButtons
      {...number}
      value={typeof value === 'number' ? value : null}
      onValue={onValue}
    />
  )
}
