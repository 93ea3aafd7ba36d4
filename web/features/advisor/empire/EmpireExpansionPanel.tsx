import { useMemo } from 'react'
import type { EmpireProposal } from '../../../../engine/advisor/empire/answer.ts'
import type { BestEmpireQuestion } from '../../../../engine/advisor/empire/question.ts'
import type {
  EmpireExpansion,
  EmpireExpansionStep,
} from '../../../../engine/advisor/expansion/empire-expansion.ts'
import {
  formatDays,
  formatMoney,
  formatSigned,
  formatWhole,
} from '../../../../engine/game/number-format.ts'
import { useEmpireExpansion } from '../../../data/advisor-calls.ts'
import { LineChart } from '../../../ui/chart/LineChart.tsx'
import { StatTile } from '../../../ui/figure/StatTile.tsx'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { TableSkeleton } from '../../../ui/layout/Skeleton.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { useFirst } from '../../../ui/layout/use-first.tsx'
import { PlainTable } from '../../../ui/table/PlainTable.tsx'
import { Problem } from '../../page/Problem.tsx'
import { BudgetFields, DEFAULT_MONEY } from '../expansion/BudgetFields.tsx'
import { builtInWords } from '../expansion/ExpansionSteps.tsx'
import { Stuck, TooMany } from '../expansion/NoOrder.tsx'
import type { EmpireUrlProps } from './empire-url.ts'
import { useBaseTitle } from './use-base-title.ts'

const FIRST_STEPS = 20

/** In which order to build the bases with the cash at hand, and what all of them earn on the way. */
export function EmpireExpansionPanel({
  proposal,
  question,
  url,
  onUrl,
}: EmpireUrlProps & { proposal: EmpireProposal; question: BestEmpireQuestion }) {
  const { money = DEFAULT_MONEY, income = 0 } = url
  const asked = useMemo(
    () => ({
      question,
      bases: proposal.bases.map(({ plan, existing }) => ({ plan, existing })),
      budget: { money, perDay: income },
    }),
    [question, proposal, money, income],
  )
  const { value, problem, isStale, retry } = useEmpireExpansion(asked)
  return (
    <Panel title="Build order">
      <Stack gap={4}>
        <Columns least={176} fill gap={3} align="start">
          <BudgetFields url={url} onUrl={onUrl} />
        </Columns>
        <Problem title="No order" of={{ problem, retry }} />
        {value ? (
          <Stack gap={4} aria-busy={isStale}>
            {value.status === 'stuck' ? (
              <Stuck
                money={money}
                leastMoney={value.leastMoney}
                onMoney={(next) => onUrl({ money: next })}
              />
            ) : value.status === 'tooMany' ? (
              <TooMany units={value.units} />
            ) : value.steps.length === 0 ? (
              <EmptyState title="Nothing to build">All of it is built already.</EmptyState>
            ) : (
              <Order expansion={value} {...{ proposal, question }} />
            )}
          </Stack>
        ) : (
          !problem && <TableSkeleton label="Looking for the order" rows={6} columns={5} />
        )}
      </Stack>
    </Panel>
  )
}

type Complete = Extract<EmpireExpansion, { status: 'complete' }>

function Order({
  expansion,
  proposal,
  question,
}: {
  expansion: Complete
  proposal: EmpireProposal
  question: BestEmpireQuestion
}) {
  const { steps, cost, missed, paidBack, profit, profitToday } = expansion
  const [rows, more] = useFirst(steps, FIRST_STEPS, 'step')
  const titleOf = useBaseTitle(proposal, question)
  const lastDay = steps.at(-1)?.day ?? 0
  return (
    <>
      <Columns least={168} gap={3}>
        <StatTile label="Finished after" value={formatDays(lastDay)} />
        <StatTile
          label="Paid back after"
          value={paidBack === null ? 'never' : formatDays(paidBack)}
        />
        <StatTile label="Cost of all steps" unit="$" value={formatMoney(cost)} />
        <StatTile
          label="Profit then"
          unit="$/day"
          value={formatSigned(profit)}
          delta={`today ${formatSigned(profitToday)}`}
        />
        <StatTile label="Profit lost while waiting for cash" unit="$" value={formatMoney(missed)} />
      </Columns>
      <p className="quiet">
        A good order, not proved: moving any of the tried steps makes it worse. Recipes are the
        proposed ones from the first day. Until its supplier is built, a base buys at the exchange,
        even beyond the limits. Surplus that may not be sold is given away.
        {question.existing.some(({ choice }) => choice === 'leave') &&
          ' The profit of bases that are left alone is not counted: enter it under Other income.'}
      </p>
      {lastDay > 0 && <ProfitOverTime expansion={expansion} />}
      <PlainTable<EmpireExpansionStep>
        label="Steps to the best empire"
        isWide
        rows={rows}
        keyOf={(_, step) => step}
        columns={[
          { header: 'Base', cell: ({ base }) => titleOf(proposal.bases[base]!) },
          { header: 'Build', tickers: true, cell: builtInWords },
          { header: 'After', numeric: true, cell: ({ day }) => formatDays(day) },
          { header: 'Cost $', numeric: true, cell: (step) => formatWhole(step.cost) },
          { header: 'Left $', numeric: true, cell: ({ balance }) => formatWhole(balance) },
          {
            header: 'Profit after $/day',
            numeric: true,
            cell: (step) => formatSigned(step.profit),
          },
        ]}
      />
      {more && <div>{more}</div>}
    </>
  )
}

/** Profit stays as it is until a step, so each day of a step has its figure before and after. */
function ProfitOverTime({ expansion: { steps, profitAtStart } }: { expansion: Complete }) {
  const { days, profits } = useMemo(() => risesOf(steps, profitAtStart), [steps, profitAtStart])
  return (
    <LineChart
      label="Profit over time"
      x={days}
      xLabel="Day"
      series={[{ label: 'Profit $/day', values: profits }]}
      formatX={(day) => formatDays(day, 0)}
      height={180}
    />
  )
}

function risesOf(steps: readonly EmpireExpansionStep[], atStart: number) {
  const days = [0]
  const profits = [atStart]
  for (const { day, profit } of steps) {
    if (day > days.at(-1)!) {
      days.push(day, day)
      profits.push(profits.at(-1)!, profit)
    } else profits[profits.length - 1] = profit
  }
  return { days, profits }
}
