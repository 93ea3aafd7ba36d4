import {
  formatMoney,
  formatSigned,
  formatWhole,
  formatWithin,
} from '../../../../../engine/game/number-format.ts'
import type { PlanData } from '../../../../../engine/game/plan.ts'
import { expertWarning, MAX_EXPERTS } from '../../../../../engine/plan/edit.ts'
import { editedBase } from '../../../../../engine/plan/editing/plan-editor.ts'
import type { WhatIfFigures } from '../../../../../engine/plan/what-if.ts'
import { Checkbox } from '../../../../ui/field/Checkbox.tsx'
import { Combobox } from '../../../../ui/field/Combobox.tsx'
import { ownLabels } from '../../../../ui/field/options.ts'
import { Select } from '../../../../ui/field/Select.tsx'
import { Figure } from '../../../../ui/figure/Figure.tsx'
import { Tag } from '../../../../ui/figure/Tag.tsx'
import { Row } from '../../../../ui/layout/Row.tsx'
import { PlainTable } from '../../../../ui/table/PlainTable.tsx'
import { PaybackChange } from '../../show/PaybackChange.tsx'
import { useShownPlan } from '../../show/shown-plan.ts'
import { PercentField } from './PercentField.tsx'
import type { Sandbox } from './use-what-if.ts'
import styles from './WhatIf.module.css'
import { ALL_PRICES, ONE_PRICE, OTHER_CX, type WhatIfRow } from './what-if-rows.ts'

const formatChange = formatWithin(12, formatMoney)
const signedChange = (value: number | null | undefined) => formatSigned(value, formatChange)
const formatArea = formatWithin(7)

export function WhatIfTable({ sandbox, open }: { sandbox: Sandbox; open: WhatIfFigures }) {
  const { switches, prices, answer, cogc, outcomes } = sandbox
  const ofField = (isMeant: (field: string) => boolean) =>
    switches.filter(({ field }) => isMeant(field))
  const experts = ofField((field) => field.startsWith('experts '))
  const site = ofField((field) => field === 'permits' || field.startsWith('Corporate HQ'))
  const luxuries = switches.filter((row) => !experts.includes(row) && !site.includes(row))
  const groups = [
    { title: 'Site', rows: cogc ? [...site, cogc] : site },
    { title: 'Experts', rows: experts },
    { title: 'Luxuries', rows: luxuries },
    { title: 'Prices', note: 'preview only, not saved with the plan', rows: prices },
  ]
  return (
    <PlainTable
      isBare
      label="What if"
      className={styles.table}
      isStale={answer.isStale}
      groups={groups.filter(({ rows }) => rows.length > 0)}
      keyOf={({ id }) => id}
      columns={[
        {
          header: 'What if',
          cell: (row) => <Switch row={row} sandbox={sandbox} open={open} />,
        },
        {
          header: '$/day',
          cell({ id }) {
            const outcome = outcomes.get(id)
            return outcome && <Figure value={outcome.profit - open.profit} format={signedChange} />
          },
        },
        {
          header: 'Payback',
          cell({ id }) {
            const outcome = outcomes.get(id)
            return outcome && <PaybackChange before={open.payback} after={outcome.payback} />
          },
        },
      ]}
    />
  )
}

const SHORT: Readonly<Record<string, string>> = { cogc: 'CoGC', [OTHER_CX]: 'CX' }

/** Turns a row on and off, with its choices and what it would lack. */
function Switch({ row, sandbox, open }: { row: WhatIfRow; sandbox: Sandbox; open: WhatIfFigures }) {
  const { plan } = useShownPlan()
  const outcome = sandbox.outcomes.get(row.id)
  const unpriced = outcome?.unpriced.filter((ticker) => !open.unpriced.includes(ticker)) ?? []
  const needsArea = outcome && outcome.areaLeft < Math.min(0, open.areaLeft)
  return (
    <Row as="span" wrap lineGap={1} className={styles.switch}>
      <Checkbox
        // `3 → 4` stays on one line.
        label={SHORT[row.field] ?? row.name.replace(' → ', '\u00a0→\u00a0')}
        checked={sandbox.on.includes(row)}
        onChecked={(on) => sandbox.toggle(row, on)}
      />
      <Controls row={row} sandbox={sandbox} />
      {hasTooManyExperts(plan, row) && <Tag tone="warn">more than {MAX_EXPERTS} experts</Tag>}
      {needsArea && <Tag tone="loss">{formatArea(-outcome.areaLeft)} area short</Tag>}
      {unpriced.length > 0 && <Tag tone="warn">no price of {unpriced.join(', ')}</Tag>}
    </Row>
  )
}

const hasTooManyExperts = (plan: PlanData, { edits }: WhatIfRow) =>
  edits.some((edit) => edit.kind === 'experts' && expertWarning(editedBase(plan, edit).planet))

function Controls({ row, sandbox }: { row: WhatIfRow; sandbox: Sandbox }) {
  const { form, change, toggle, on, outcomes, answer } = sandbox
  if (row.id === ALL_PRICES)
    return (
      <PercentField
        of="all prices"
        value={form.allPrices}
        onValue={(allPrices) => change({ allPrices })}
      />
    )
  if (row.id === ONE_PRICE)
    return (
      <>
        <span className={styles.choice}>
          <Combobox
            label="Material"
            hideLabel
            options={ownLabels(sandbox.tickers)}
            value={sandbox.ticker ?? null}
            onValue={(ticker) => change({ ticker })}
          />
        </span>
        <PercentField
          of="this price"
          value={form.onePrice}
          onValue={(onePrice) => change({ onePrice })}
        />
      </>
    )
  if (row.id === OTHER_CX)
    return (
      <span className={styles.wide}>
        <Select
          label="Another CX"
          hideLabel
          options={sandbox.otherCx.map(({ value, name }) => ({ value, label: name }))}
          value={sandbox.cx?.value ?? null}
          onValue={(cx) => change({ cx })}
        />
      </span>
    )
  if (row.id === sandbox.cogc?.id)
    return (
      <span className={styles.wide}>
        <Select
          label="Another CoGC"
          hideLabel
          options={sandbox.programmes.map(({ id, name }) => ({
            value: id,
            label: name.split(' → ').at(-1) ?? name,
            hint: effect(outcomes.get(id)?.profit, answer.value?.open.profit),
          }))}
          value={row.id}
          onValue={(id) => {
            change({ cogc: id })
            const next = sandbox.programmes.find((programme) => programme.id === id)
            if (next && on.includes(row)) toggle(next, true)
          }}
        />
      </span>
    )
  return null
}

const effect = (after: number | undefined, before: number | undefined) =>
  after === undefined || before === undefined
    ? undefined
    : `${formatSigned(after - before, formatWhole)} $`
