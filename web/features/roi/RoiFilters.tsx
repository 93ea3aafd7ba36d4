import type { ReactNode } from 'react'
import { Combobox } from '../../ui/field/Combobox.tsx'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import type { Option } from '../../ui/field/options.ts'
import { Toolbar } from '../../ui/layout/Toolbar.tsx'

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
}

/** The line of filters that stays above an ROI table. */
export function RoiFilters<Filters extends object>({
  fields,
  search,
  onSearch,
  children,
}: {
  fields: readonly FilterField<keyof Filters>[]
  search: Filters
  onSearch: (change: Partial<Filters>) => void
  /** Fields that decide what is calculated. They come before the fields that filter rows. */
  children: ReactNode
}) {
  return (
    <Toolbar label="Filters" sticky>
      {children}
      {fields.map(({ name, label, width, options, placeholder = 'Any', ...number }) => {
        const value = search[name]
        const onValue = (next: string | number | null) =>
          onSearch({ [name]: next ?? undefined } as Partial<Filters>)
        return (
          <div key={label} style={{ width }}>
            {options ? (
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
            )}
          </div>
        )
      })}
    </Toolbar>
  )
}
