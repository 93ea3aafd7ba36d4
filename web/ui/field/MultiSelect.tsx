import { Combobox as Base } from '@base-ui/react/combobox'
import { useMemo, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { CloseIcon } from '../icons/actions.tsx'
import control from './control.module.css'
import { Field, type FieldProps } from './Field.tsx'
import { keepsChoice } from './keeps-choice.ts'
import styles from './MultiSelect.module.css'
import { OptionList, type OptionScroller, VIRTUAL_FROM } from './OptionList.tsx'
import { type Option, searchOptions } from './options.ts'

export function MultiSelect<Value extends string>({
  options,
  values,
  onValues,
  maxItems,
  placeholder = 'Search…',
  label,
  hideLabel,
  hint,
  error,
}: FieldProps & {
  options: readonly Option<Value>[]
  values: readonly Value[]
  onValues: (values: Value[]) => void
  maxItems?: number | undefined
  placeholder?: string | undefined
}) {
  const [typed, setTyped] = useState('')
  const scroller = useRef<OptionScroller>(null)
  const virtual = options.length > VIRTUAL_FROM
  const full = maxItems !== undefined && values.length >= maxItems

  const chosen = useMemo(
    () => values.map((value) => options.find((o) => o.value === value) ?? { value, label: value }),
    [values, options],
  )
  // At the limit only chosen options can be pressed, to remove them.
  const offered = useMemo(
    () =>
      full
        ? options.map((option) =>
            values.includes(option.value) ? option : { ...option, disabled: true },
          )
        : options,
    [options, values, full],
  )

  function choose(next: Option<Value>[]) {
    if (maxItems !== undefined && next.length > maxItems && next.length > values.length) return
    setTyped('')
    onValues(next.map((option) => option.value))
  }

  const count = maxItems === undefined ? null : `${values.length} of ${maxItems}`
  const limit = count && (full ? `${count}, the limit` : count)
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint ?? limit} error={error}>
      {(wiring) => (
        <Base.Root
          multiple
          items={offered}
          filteredItems={searchOptions(offered, typed)}
          value={chosen}
          onValueChange={(next, change) => keepsChoice(change) || choose(next)}
          inputValue={typed}
          onInputValueChange={setTyped}
          onItemHighlighted={(option, { reason, index }) => {
            if (option && reason !== 'pointer')
              queueMicrotask(() => scroller.current?.showLine(index))
          }}
          isItemEqualToValue={(one, other) => one.value === other.value}
          virtualized={virtual}
          autoHighlight
        >
          <Base.InputGroup
            className={classes(control.control, styles.group)}
            data-invalid={error ? '' : undefined}
          >
            <Base.Chips className={styles.chips} aria-label={`Chosen: ${label}`}>
              {chosen.map((option) => (
                <Base.Chip
                  key={option.value}
                  className={styles.chip}
                  aria-label={option.label}
                  aria-description="Backspace or Delete removes it"
                >
                  {option.value}
                  <Base.ChipRemove className={styles.remove} aria-label={`Remove ${option.label}`}>
                    <CloseIcon size={10} />
                  </Base.ChipRemove>
                </Base.Chip>
              ))}
              <Base.Input
                {...wiring}
                className={classes(control.input, styles.input)}
                placeholder={chosen.length === 0 ? placeholder : ''}
              />
            </Base.Chips>
          </Base.InputGroup>
          <OptionList virtual={virtual} opensAtTop={chosen.length === 0} scroller={scroller} />
        </Base.Root>
      )}
    </Field>
  )
}
