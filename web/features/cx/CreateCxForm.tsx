import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { CX_NAME, type Exchange, pricesAt } from '../../../engine/game/cx.ts'
import { cxMutations } from '../../api/queries/cx.ts'
import { empireQueries } from '../../api/queries/empires.ts'
import { cxSource } from '../../editing/use-cx-editing.ts'
import { Button } from '../../ui/field/Button.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { problemText } from '../page/problem-text.ts'
import styles from './CreateCxForm.module.css'
import { EXCHANGE_CHOICES } from './exchange-choices.ts'

const NO_EMPIRE = 'none'
const NO_EXCHANGE = 'none'
const TRADED_AT = [{ value: NO_EXCHANGE, label: 'Set later' }, ...EXCHANGE_CHOICES] as const

export function CreateCxForm({ onCreated }: { onCreated: (uuid: string) => void }) {
  const [name, setName] = useState('')
  const [exchange, setExchange] = useState<Exchange | typeof NO_EXCHANGE>(NO_EXCHANGE)
  const [empireUuid, setEmpireUuid] = useState(NO_EMPIRE)
  const empires = useQuery(empireQueries.all()).data ?? []
  const { mutateAsync: assign } = useMutation(cxMutations.assignEmpires)
  const creating = useMutation({
    mutationFn: async () => {
      const checked = v.safeParse(CX_NAME, name, { abortPipeEarly: true })
      if (!checked.success) throw new Error(checked.issues[0].message)
      const cx = await cxSource.create({
        name: checked.output,
        cx_empire: exchange === NO_EXCHANGE ? [] : pricesAt(exchange),
        cx_planets: [],
        ticker_empire: [],
        ticker_planets: [],
      })
      if (empireUuid !== NO_EMPIRE)
        await assign([{ cx_uuid: cx.uuid, empires: [{ empire_uuid: empireUuid }] }])
      return cx
    },
    onSuccess({ uuid }) {
      setName('')
      onCreated(uuid)
    },
  })

  function create(event: FormEvent) {
    event.preventDefault()
    creating.mutate()
  }

  return (
    <Row
      as="form"
      wrap
      align="start"
      gap={3}
      lineGap={2}
      className={styles.form}
      aria-label="Create CX"
      onSubmit={create}
    >
      <div className={styles.name}>
        <TextField
          label="Name"
          value={name}
          onValue={setName}
          error={creating.error ? problemText(creating.error) : undefined}
        />
      </div>
      <div className={styles.name}>
        <Select
          label="Buy at Ask, sell at Bid of"
          options={TRADED_AT}
          value={exchange}
          onValue={setExchange}
        />
      </div>
      {empires.length > 0 && (
        <div className={styles.name}>
          <Select
            label="For empire"
            options={[
              { value: NO_EMPIRE, label: 'None yet' },
              ...empires.map(({ uuid, name: empire }) => ({ value: uuid, label: empire })),
            ]}
            value={empireUuid}
            onValue={setEmpireUuid}
          />
        </div>
      )}
      <Button type="submit" variant="primary" busy={creating.isPending}>
        Create CX
      </Button>
    </Row>
  )
}
