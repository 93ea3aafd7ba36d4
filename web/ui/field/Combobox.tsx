import { Combobox as Base } from '@base-ui/react/combobox'
import { useRef, useState } from 'react'
import { CloseIcon } from '../icons/actions.tsx'
import { ChevronDownIcon } from '../icons/arrows.tsx'
import { useSelectAll } from '../table/use-select-all.ts'
import styles from './Combobox.module.css'
import control from './control.module.css'
import { Field, type FieldProps } from './Field.tsx'
import { keepsChoice } from './keeps-choice.ts'
import { OptionList, type OptionScroller, VIRTUAL_FROM } from './OptionList.tsx'
import { type Option, searchOptions } from './options.ts'

type Choosing<Value extends string> =
  | {
      /** Shows a cross that clears the choice. */
      allowEmpty: true
      onValue: (value: Value | null) => void
    }
  | { allowEmpty?: false; onValue: (value: Value) => void }

export type ComboboxProps<Value extends string> = FieldProps &
  Choosing<Value> & {
    options: readonly Option<Value>[]
    value: Value | null
    placeholder?: string | undefined
    /** Called with the typed text, for options from a search elsewhere; empty when typing ends. */
    onSearch?: ((typed: string) => void) | undefined
    disabled?: boolean | undefined
  }

const sameOption = (one: Option, other: Option) => one.value === other.value

export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const { options, value, placeholder = 'Search…', disabled, label, hideLabel, hint, error } = props
  const chosen = options.find((option) => option.value === value) ?? null
  const [typed, setTyped] = useState<string | null>(null)
  const scroller = useRef<OptionScroller>(null)
  const selectAll = useSelectAll()
  const virtual = options.length > VIRTUAL_FROM

  function type(text: string | null) {
    setTyped(text)
    props.onSearch?.(text ?? '')
  }

  function choose(option: Option<Value> | null) {
    if (option) {
      type(null)
      props.onValue(option.value)
    } else if (props.allowEmpty) props.onValue(null)
  }

  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {(wiring) => (
        <Base.Root<Option<Value>>
          items={options}
          filteredItems={searchOptions(options, typed ?? '')}
          value={chosen}
          onValueChange={(next, change) => keepsChoice(change) || choose(next)}
          inputValue={typed ?? chosen?.label ?? ''}
          onInputValueChange={(text, { reason }) =>
            type(reason === 'input-change' || reason === 'input-clear' ? text : null)
          }
          onOpenChange={(open) => open || type(null)}
          onItemHighlighted={(option, { reason, index }) => {
            if (option && reason !== 'pointer')
              queueMicrotask(() => scroller.current?.showLine(index))
          }}
          isItemEqualToValue={sameOption}
          virtualized={virtual}
          disabled={disabled ?? false}
          autoHighlight
        >
          <Base.InputGroup
            className={control.control}
            data-invalid={error ? '' : undefined}
            data-disabled={disabled ? '' : undefined}
          >
            <Base.Input
              {...wiring}
              className={control.input}
              placeholder={placeholder}
              {...selectAll}
            />
            {props.allowEmpty && chosen && (
              <Base.Clear className={styles.button} aria-label={`Clear ${label}`}>
                <CloseIcon size={12} />
              </Base.Clear>
            )}
            <Base.Trigger className={styles.button} aria-label={`Show ${label}`} tabIndex={-1}>
              <ChevronDownIcon size={14} />
            </Base.Trigger>
          </Base.InputGroup>
          <OptionList virtual={virtual} opensAtTop={chosen === null} scroller={scroller} />
        </Base.Root>
      )}
    </Field>
  )
}
