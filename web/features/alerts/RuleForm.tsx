import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import type { Alert } from '../../../engine/game/alert.ts'
import { EXCHANGES } from '../../../engine/game/cx.ts'
import { alertMutations } from '../../api/queries/alerts.ts'
import { gameQueries } from '../../data/game-queries.ts'
import { oneExchange, useFreightSettings } from '../../session/freight-settings.ts'
import { Button } from '../../ui/field/Button.tsx'
import { Checkbox } from '../../ui/field/Checkbox.tsx'
import { Combobox } from '../../ui/field/Combobox.tsx'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { ownLabels } from '../../ui/field/options.ts'
import { Select } from '../../ui/field/Select.tsx'
import { Columns } from '../../ui/layout/Columns.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { materialOptions } from '../../ui/material/material-options.ts'
import { FLOW_CHOICES } from '../fio/FlowsChoice.tsx'
import { problemText } from '../page/problem-text.ts'
import { PlanetPicker } from '../planet/PlanetPicker.tsx'
import {
  asksMaterial,
  EMPTY_DRAFT,
  ofKind,
  type RuleDraft,
  ruleDraftOf,
  ruleOf,
  WATCH_KINDS,
} from './rule-draft.ts'

const KIND_OPTIONS = (Object.keys(WATCH_KINDS) as (keyof typeof WATCH_KINDS)[]).map((watch) => ({
  value: watch,
  label: WATCH_KINDS[watch].label,
}))
const EXCHANGE_OPTIONS = ownLabels(EXCHANGES)
const FIGURE_OPTIONS = [
  { value: 'ask', label: 'Ask' },
  { value: 'bid', label: 'Bid' },
  { value: 'average', label: '7-day average' },
] as const
const DIRECTION_OPTIONS = [
  { value: 'above', label: 'above' },
  { value: 'below', label: 'below' },
] as const

/** One rule, new or changed: what, where, and from which figure on. */
export function RuleForm({
  changed,
  suggested,
  hasPush,
  onDone,
}: {
  changed: Alert | undefined
  /** What a new rule starts from. */
  suggested: Partial<RuleDraft> | undefined
  /** Whether the server can notify browsers. */
  hasPush: boolean
  onDone: () => void
}) {
  const exchange = oneExchange(useFreightSettings(undefined))
  const blank = { ...EMPTY_DRAFT, exchange, ...suggested }
  const [draft, setDraft] = useState(changed ? ruleDraftOf(changed.rule) : blank)
  const enter = (part: Partial<RuleDraft>) => setDraft((before) => ({ ...before, ...part }))
  const saving = useMutation(alertMutations.put)
  const kind = WATCH_KINDS[draft.watch]
  const rule = ruleOf(draft)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!rule) return
    const uuid = changed?.uuid ?? crypto.randomUUID()
    saving.mutate(
      { uuid, rule },
      {
        onSuccess: () => {
          setDraft({ ...blank, push: draft.push, mail: draft.mail })
          onDone()
        },
      },
    )
  }

  return (
    <Stack as="form" gap={4} aria-label={changed ? 'Change rule' : 'New rule'} onSubmit={submit}>
      <Columns least={180} gap={3} align="start">
        <Select
          label="Watch"
          options={KIND_OPTIONS}
          value={draft.watch}
          onValue={(watch) => setDraft((before) => ofKind(before, watch))}
        />
        {asksMaterial(draft.watch) && (
          <MaterialField value={draft.ticker} onValue={(ticker) => enter({ ticker })} />
        )}
        {kind.traded && (
          <Select
            label="Exchange"
            options={EXCHANGE_OPTIONS}
            value={draft.exchange}
            onValue={(exchange) => enter({ exchange })}
          />
        )}
        {draft.watch === 'price' && (
          <Select
            label="Which price"
            options={FIGURE_OPTIONS}
            value={draft.figure}
            onValue={(figure) => enter({ figure })}
          />
        )}
        {kind.planet && (
          <PlanetPicker
            label="Planet"
            placeholder={kind.planet === 'any' ? anyPlanet(draft) : 'Name or id'}
            value={draft.planet}
            allowEmpty
            onValue={(planet) => enter({ planet })}
          />
        )}
        {draft.watch === 'supply' && (
          <Select
            label="Consumption from"
            options={FLOW_CHOICES}
            value={draft.flows}
            onValue={(flows) => enter({ flows })}
          />
        )}
        {(kind.traded || draft.watch === 'stock') && (
          <Select
            label="Notify when it is"
            options={DIRECTION_OPTIONS}
            value={draft.is}
            onValue={(is) => enter({ is })}
          />
        )}
        <NumberInput
          label={kind.limitLabel}
          min={0}
          {...(kind.isShare && { max: 100 })}
          decimals
          value={draft.limit}
          onValue={(limit) => enter({ limit })}
          suffix={kind.suffix}
          error={saving.isError ? problemText(saving.error) : undefined}
        />
      </Columns>
      <Row gap={4} wrap>
        {hasPush && (
          <Checkbox
            label="Notify my browsers"
            checked={draft.push}
            onChecked={(push) => enter({ push })}
          />
        )}
        <Checkbox label="Mail me" checked={draft.mail} onChecked={(mail) => enter({ mail })} />
      </Row>
      <Row gap={2} wrap>
        <Button type="submit" variant="primary" disabled={!rule} busy={saving.isPending}>
          {changed ? 'Save rule' : 'Add rule'}
        </Button>
        {changed && <Button onClick={onDone}>Cancel</Button>}
      </Row>
    </Stack>
  )
}

const anyPlanet = ({ watch }: RuleDraft) => (watch === 'stock' ? 'Everywhere' : 'Any base')

function MaterialField({
  value,
  onValue,
}: {
  value: string | null
  onValue: (ticker: string) => void
}) {
  const materials = useQuery(gameQueries.materials())
  const options = useMemo(() => materialOptions(materials.data), [materials.data])
  return (
    <Combobox
      label="Material"
      placeholder="Ticker or name"
      options={options}
      value={value}
      onValue={onValue}
      error={materials.isError ? problemText(materials.error) : undefined}
    />
  )
}
