import { type FormEvent, useState } from 'react'
import { type FixedSource, THE_EXCHANGE } from '../../../../engine/game/freight.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { Combobox } from '../../../ui/field/Combobox.tsx'
import { NumberInput } from '../../../ui/field/NumberInput.tsx'
import { type Option, ownLabels } from '../../../ui/field/options.ts'
import { Select } from '../../../ui/field/Select.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import styles from './Freight.module.css'

/** Reads as a sentence: this base gets H2O from there, all it needs or a fixed amount a day. */
export function AddSource({
  tickers,
  places,
  onSource,
}: {
  tickers: readonly string[]
  places: readonly Option[]
  onSource: (source: FixedSource) => void
}) {
  const [ticker, setTicker] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const [from, setFrom] = useState<string>(THE_EXCHANGE)
  const [perDay, setPerDay] = useState<number | null>(null)
  const isComplete = ticker !== null && to !== null && to !== from

  function add(event: FormEvent) {
    event.preventDefault()
    if (!isComplete) return
    onSource({ ticker, to, from, ...(perDay !== null && { perDay }) })
    setTicker(null)
    setPerDay(null)
  }
  return (
    <Row as="form" wrap align="end" aria-label="Fix a source" onSubmit={add}>
      <div className={styles.field}>
        <Combobox
          label="Material"
          options={ownLabels(tickers)}
          value={ticker}
          onValue={setTicker}
        />
      </div>
      <div className={styles.place}>
        <Select label="for base" options={places} value={to} onValue={setTo} />
      </div>
      <div className={styles.place}>
        <Select
          label="from"
          options={[{ value: THE_EXCHANGE, label: 'the exchange' }, ...places]}
          value={from}
          onValue={setFrom}
        />
      </div>
      <div className={styles.field}>
        <NumberInput
          label="At most a day"
          placeholder="all"
          allowEmpty
          decimals
          max={1_000_000}
          value={perDay}
          onValue={setPerDay}
        />
      </div>
      <Button type="submit" disabled={!isComplete}>
        Fix
      </Button>
    </Row>
  )
}
