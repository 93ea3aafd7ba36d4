import { useId } from 'react'
import styles from './Segmented.module.css'

type RadioProps<Value extends string> = {
  label: string
  choices: readonly { value: Value; label: string }[]
  /** Undefined before the first choice. */
  value: Value | undefined
  onValue: (value: Value) => void
}

export function Segmented<Value extends string>(props: RadioProps<Value>) {
  return <Radios {...props} listClass={styles.segments} choiceClass={styles.segment} hideLegend />
}

export function RadioGroup<Value extends string>(props: RadioProps<Value>) {
  return <Radios {...props} listClass={styles.list} choiceClass={styles.line} />
}

function Radios<Value extends string>({
  label,
  choices,
  value,
  onValue,
  listClass,
  choiceClass,
  hideLegend,
}: RadioProps<Value> & {
  listClass: string | undefined
  choiceClass: string | undefined
  hideLegend?: boolean
}) {
  const name = useId()
  return (
    <fieldset className={listClass}>
      <legend className={hideLegend ? 'visually-hidden' : styles.legend}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={choiceClass} data-chosen={choice.value === value}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={choice.value === value}
            onChange={() => onValue(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
