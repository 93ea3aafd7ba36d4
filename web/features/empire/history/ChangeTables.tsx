import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { headOf } from '../../../../engine/game/day-record.ts'
import { formatAmount, formatMoney } from '../../../../engine/game/number-format.ts'
import type { Plan } from '../../../../engine/game/plan.ts'
import {
  changeParts,
  changeSentence,
  PART_WORDS,
  signedCents,
  WHY_WORDS,
} from '../../../../engine/today/history/change-words.ts'
import type {
  ChangedPlan,
  DayChange,
  MovedPrice,
} from '../../../../engine/today/history/what-changed.ts'
import { classes } from '../../../ui/classes.ts'
import { Figure } from '../../../ui/figure/Figure.tsx'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { useFirst } from '../../../ui/layout/use-first.tsx'
import { MaterialTile } from '../../../ui/material/MaterialTile.tsx'
import { type PlainColumn, PlainTable } from '../../../ui/table/PlainTable.tsx'
import styles from './History.module.css'

/** A button shows the lines beyond this many. */
const FIRST = 8

/** A difference of profit: in a sentence, in parts, and each plan and price that it comes from. */
export function ChangeTables({
  change,
  allPlans,
}: {
  change: DayChange
  allPlans: readonly Plan[]
}) {
  const parts = changeParts(change)
  return (
    <Stack gap={3}>
      <p>
        {changeSentence(change)}
        {change.hasOtherCx &&
          ' Other exchange preferences were in force on this day; what they did counts among prices.'}
      </p>
      <Columns least={340} gap={4} align="start">
        {parts.length > 0 && (
          <PlainTable
            label="Parts of the difference"
            columns={partColumns(change)}
            rows={parts}
            keyOf={(part) => part}
          />
        )}
        {change.plans.length > 0 && <PlanChanges plans={change.plans} allPlans={allPlans} />}
        {change.parts.prices !== 0 && <PriceChanges change={change} />}
      </Columns>
    </Stack>
  )
}

const Cents = ({ value }: { value: number }) => (
  <Figure value={value} format={(cents) => signedCents(cents ?? 0)} />
)

const partColumns = ({
  parts,
  difference,
}: DayChange): readonly PlainColumn<keyof DayChange['parts']>[] => [
  { header: 'Part', cell: (part) => PART_WORDS[part], total: 'Together' },
  {
    header: '$/day',
    numeric: true,
    cell: (part) => <Cents value={parts[part]} />,
    total: <Cents value={difference} />,
  },
]

function PlanChanges({
  plans,
  allPlans,
}: {
  plans: readonly ChangedPlan[]
  allPlans: readonly Plan[]
}) {
  const named = useMemo(
    () => new Map(allPlans.map((plan) => [headOf(plan.uuid), plan])),
    [allPlans],
  )
  const columns: readonly PlainColumn<ChangedPlan>[] = [
    { header: 'Plan', cell: ({ plan }) => <PlanName plan={named.get(plan)} /> },
    { header: '$/day', numeric: true, cell: ({ effect }) => <Cents value={effect} /> },
    { header: 'What', cell: ({ why }) => WHY_WORDS[why] },
  ]
  return (
    <FirstRows
      label="Plans that changed"
      columns={columns}
      rows={plans}
      keyOf={({ plan }) => plan}
      one="plan"
    />
  )
}

function PlanName({ plan }: { plan: Plan | undefined }) {
  if (!plan) return 'A deleted plan'
  const params = { planetNaturalId: plan.planet_id, planUuid: plan.uuid }
  return (
    <Link to="/plan/$planetNaturalId/{-$planUuid}" params={params}>
      {plan.name}
    </Link>
  )
}

const unitPrice = (cents: number) => formatMoney(cents / 100)

/** The money is the second column, because a phone shows only two without scrolling. */
const PRICE_COLUMNS: readonly PlainColumn<MovedPrice>[] = [
  { header: 'Price', cell: ({ ticker }) => <MaterialTile ticker={ticker} /> },
  { header: '$/day', numeric: true, cell: ({ effect }) => <Cents value={effect} /> },
  { header: 'Units', numeric: true, cell: ({ side, units }) => `${side} ${formatAmount(units)}` },
  {
    header: 'From, to',
    numeric: true,
    cell: ({ before, after }) => `${unitPrice(before)} → ${unitPrice(after)}`,
  },
]

function PriceChanges({ change: { prices, otherPrices } }: { change: DayChange }) {
  return (
    <Stack gap={2}>
      {prices.length > 0 && (
        <FirstRows
          label="Prices that moved"
          columns={PRICE_COLUMNS}
          rows={prices}
          keyOf={({ ticker, side }) => `${ticker} ${side}`}
          one="price"
        />
      )}
      {otherPrices !== 0 && (
        <p className={classes('quiet', styles.note)}>
          <Cents value={otherPrices} /> $/day by other prices: repairs of buildings, amounts that
          changed, and materials without room in the record.
        </p>
      )}
    </Stack>
  )
}

/** A table that begins with the lines that matter most. */
function FirstRows<Row>({
  label,
  columns,
  rows,
  keyOf,
  one,
}: {
  label: string
  columns: readonly PlainColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  one: string
}) {
  const [first, more] = useFirst(rows, FIRST, one)
  return (
    <Stack gap={2} align="stretch">
      <PlainTable label={label} columns={columns} rows={first} keyOf={keyOf} />
      {more && <div>{more}</div>}
    </Stack>
  )
}
