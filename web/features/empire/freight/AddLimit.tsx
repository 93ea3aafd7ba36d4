import { type FormEvent, useState } from 'react'
import type { LaneLimit } from '../../../../engine/game/freight.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { NumberInput } from '../../../ui/field/NumberInput.tsx'
import type { Option } from '../../../ui/field/options.ts'
import { Select } from '../../../ui/field/Select.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import styles from './Freight.module.css'

/** Reads as a sentence: at most 40 t a day from here to there. */
export function AddLimit({
  places,
  onLimit,
}: {
  /** Bases and the exchange. */
  places: readonly Option[]
  onLimit: (limit: LaneLimit) => void
}) {
  const [from, setFrom] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const [tonnes, setTonnes] = useState<number | null>(null)
  const [cubicMetres, setCubicMetres] = useState<number | null>(null)
  const isComplete =
    from !== null && to !== null && from !== to && (tonnes !== null || cubicMetres !== null)

  function add(event: FormEvent) {
    event.preventDefault()
    if (!isComplete) return
    onLimit({
      ...{ from, to },
      ...(tonnes !== null && { tonnesPerDay: tonnes }),
      ...(cubicMetres !== null && { cubicMetresPerDay: cubicMetres }),
    })
    setTonnes(null)
    setCubicMetres(null)
  }
  return (
    <Row as="form" wrap align="end" aria-label="Limit a lane" onSubmit={add}>
      <div className={styles.place}>
        <Select label="From" options={places} value={from} onValue={setFrom} />
      </div>
      <div className={styles.place}>
        <Select label="to" options={places} value={to} onValue={setTo} />
      </div>
      <div className={styles.field}>
        <NumberInput
          label="At most"
          suffix="t/day"
          placeholder="any"
          allowEmpty
          decimals
          max={1_000_000}
          value={tonnes}
          onValue={setTonnes}
        />
      </div>
      <div className={styles.field}>
        <NumberInput
          label="and"
          suffix="m³/day"
          placeholder="any"
          allowEmpty
          decimals
          max={1_000_000}
          value={cubicMetres}
          onValue={setCubicMetres}
        />
      </div>
      <Button type="submit" disabled={!isComplete}>
        Limit
      </Button>
    </Row>
  )
}
