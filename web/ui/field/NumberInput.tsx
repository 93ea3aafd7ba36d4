import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classes } from '../classes.ts'
import { type Range, readNumberText, stepNumber, writeNumberText } from '../figure/number-text.ts'
import { MinusIcon, PlusIcon } from '../icons/actions.tsx'
import { useSelectAll } from '../table/use-select-all.ts'
import control from './control.module.css'
import { Field, type FieldProps } from './Field.tsx'
import styles from './NumberInput.module.css'

/** In a narrow field longer text is written smaller. */
const LONG = 5

type Emptiness =
  | {
      /** An empty field has a meaning, for instance "as in the empire". */
      allowEmpty: true
      value: number | null
      onValue: (value: number | null) => void
    }
  | { allowEmpty?: false; value: number; onValue: (value: number) => void }

export type NumberInputProps = FieldProps &
  Range &
  Emptiness & {
    decimals?: boolean | undefined
    /** For buttons, arrows and wheel; ten times as much with Shift or Page Up and Down. */
    step?: number | undefined
    suffix?: ReactNode
    placeholder?: string | undefined
    disabled?: boolean | undefined
    /** Hides the buttons in a narrow table; keys and wheel still step. */
    hideButtons?: boolean | undefined
  }

/**
 * A number, or a sum such as `4*2+1`. While focused its text is the player's own, and a refused text says why; reported numbers always lie
 * within min and max. An emptied field returns to its former value, unless empty is a value too.
 */
export function NumberInput(props: NumberInputProps) {
  const { label, hideLabel, hint, decimals = false, step = 1, disabled, hideButtons } = props
  const range: Range = { min: props.min, max: props.max }
  const [draft, setDraft] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const value = props.value !== null && Number.isFinite(props.value) ? props.value : null
  const text = draft ?? writeNumberText(value)
  const read = (typed: string) => readNumberText(typed, { ...range, decimals })
  const error = props.error ?? (draft === null ? undefined : read(draft).why)
  const [before, setBefore] = useState(value)
  // A stepped number stays selected, as on focus, so that the next digit replaces it.
  const [steps, setSteps] = useState(0)
  useLayoutEffect(() => {
    if (steps > 0 && input.current === document.activeElement) input.current?.select()
  }, [steps])

  function report(next: number) {
    if (next !== props.value) props.onValue(next)
  }

  /** Remembers the value to which an emptied field returns. */
  function start() {
    setDraft(writeNumberText(value))
    setBefore(value)
  }

  function type(typed: string) {
    const number = read(typed).value
    setDraft(typed)
    if (number !== null) report(number)
    else if (props.allowEmpty && typed.trim() === '') props.onValue(null)
  }

  function leave() {
    if (draft !== null && read(draft).value === null && !props.allowEmpty && before !== null)
      report(before)
    setDraft(null)
  }

  function stepBy(by: number) {
    if (disabled) return
    const next = stepNumber((draft === null ? null : read(draft).value) ?? value, by, range)
    if (draft !== null) setDraft(writeNumberText(next))
    setSteps(steps + 1)
    report(next)
  }

  function press(event: KeyboardEvent) {
    const times = event.shiftKey || event.key.startsWith('Page') ? 10 : 1
    if (event.key === 'ArrowUp' || event.key === 'PageUp') stepBy(step * times)
    else if (event.key === 'ArrowDown' || event.key === 'PageDown') stepBy(-step * times)
    else if (event.key === 'Enter') return start()
    else return
    event.preventDefault()
  }

  const { onFocus, onMouseUp } = useSelectAll()
  function enter(event: FocusEvent<HTMLInputElement>) {
    start()
    onFocus(event)
  }

  const turnWheel = useEffectEvent((event: WheelEvent) => {
    if (document.activeElement !== input.current || event.deltaY === 0) return
    event.preventDefault()
    stepBy((event.deltaY < 0 ? step : -step) * (event.shiftKey ? 10 : 1))
  })
  // React listens to the wheel passively, but a focused field must stop the page from scrolling.
  useEffect(() => {
    const element = input.current
    element?.addEventListener('wheel', turnWheel, { passive: false })
    return () => element?.removeEventListener('wheel', turnWheel)
  }, [])

  const atMin = value !== null && value <= (props.min ?? 0)
  const atMax = value !== null && props.max !== undefined && value >= props.max
  const stepButton = (word: 'Decrease' | 'Increase', by: number, atEnd: boolean) => (
    <button
      type="button"
      tabIndex={-1}
      className={styles.step}
      aria-label={`${word} ${label}`}
      disabled={disabled || atEnd}
      onClick={(event) => stepBy(event.shiftKey ? by * 10 : by)}
    >
      {by > 0 ? <PlusIcon size={14} /> : <MinusIcon size={14} />}
    </button>
  )

  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {(wiring) => (
        <div
          className={classes(control.control, styles.number)}
          data-invalid={error ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
          data-long={text.length > LONG ? '' : undefined}
        >
          {!hideButtons && stepButton('Decrease', -step, atMin)}
          <input
            {...wiring}
            ref={input}
            type="text"
            role="spinbutton"
            inputMode={decimals ? 'decimal' : 'numeric'}
            autoComplete="off"
            aria-valuenow={value ?? undefined}
            aria-valuetext={value === null ? 'empty' : undefined}
            aria-valuemin={props.min ?? 0}
            aria-valuemax={props.max}
            className={classes(control.input, styles.input)}
            placeholder={props.placeholder}
            disabled={disabled}
            value={text}
            onChange={(event) => type(event.target.value)}
            onFocus={enter}
            onMouseUp={onMouseUp}
            onBlur={leave}
            onKeyDown={press}
          />
          {props.suffix && <span className={control.suffix}>{props.suffix}</span>}
          {!hideButtons && stepButton('Increase', step, atMax)}
        </div>
      )}
    </Field>
  )
}
