import { Select as Base } from '@base-ui/react/select'
import { classes } from '../classes.ts'
import { ChevronDownIcon } from '../icons/arrows.tsx'
import { CheckIcon } from '../icons/status.tsx'
import popup from '../overlay/popup.module.css'
import control from './control.module.css'
import { Field, type FieldProps } from './Field.tsx'
import type { Option } from './options.ts'
import styles from './Select.module.css'

/** One of a few. For long lists, where typing is faster, see Combobox. */
export function Select<Value extends string>({
  options,
  value,
  onValue,
  placeholder = 'Select…',
  disabled,
  loading,
  label,
  hideLabel,
  hint,
  error,
}: FieldProps & {
  options: readonly Option<Value>[]
  value: Value | null
  onValue: (value: Value) => void
  placeholder?: string | undefined
  disabled?: boolean | undefined
  /** The options are still loading: Tab stops here all the same, and an open list fills when they arrive. */
  loading?: boolean | undefined
}) {
  const chosen = options.find((option) => option.value === value)
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {(wiring) => (
        <Base.Root
          items={options}
          value={value}
          onValueChange={(next) => next !== null && onValue(next)}
          disabled={disabled}
          readOnly={loading}
          modal={false}
        >
          <Base.Trigger
            {...wiring}
            className={classes(control.control, styles.trigger)}
            data-invalid={error ? '' : undefined}
            aria-busy={loading || undefined}
            data-disabled={disabled || loading ? '' : undefined}
          >
            <span
              className={classes(styles.value, !chosen && styles.placeholder)}
              title={chosen?.label ?? placeholder}
            >
              {chosen?.label ?? placeholder}
            </span>
            <ChevronDownIcon size={14} />
          </Base.Trigger>
          <Base.Portal>
            <Base.Positioner
              className={popup.positioner}
              alignItemWithTrigger={false}
              align="start"
              sideOffset={4}
            >
              <Base.Popup className={classes(popup.popup, styles.popup)}>
                <Base.List className={popup.list}>
                  {options.length === 0 && (
                    <div className={popup.noResults}>{loading ? 'Loading …' : 'No Results'}</div>
                  )}
                  {options.map((option) => (
                    <Base.Item
                      key={option.value}
                      value={option.value}
                      disabled={option.disabled}
                      className={popup.item}
                    >
                      <Base.ItemText className={popup.itemText}>{option.label}</Base.ItemText>
                      {option.hint && <span className="quiet">{option.hint}</span>}
                      <Base.ItemIndicator className="accent">
                        <CheckIcon size={14} />
                      </Base.ItemIndicator>
                    </Base.Item>
                  ))}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  )
}
