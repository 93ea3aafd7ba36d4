import { useState } from 'react'
import type { PlanReality, RealityRow } from '../../../../engine/company/plan-reality.ts'
import { formatPercent, formatWhole } from '../../../../engine/game/number-format.ts'
import type { PlanData } from '../../../../engine/game/plan.ts'
import type { BuiltBase } from '../../../../engine/plan/built-base.ts'
import { useReality } from '../../../data/calls.ts'
import { useCompany } from '../../../data/use-company.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { Figure } from '../../../ui/figure/Figure.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { useToast } from '../../../ui/overlay/Toast.tsx'
import { type PlainColumn, PlainTable } from '../../../ui/table/PlainTable.tsx'
import { CompanyNotice } from '../../fio/CompanyNotice.tsx'
import { FLOW_LISTS } from '../../fio/company-list-names.ts'
import { useShownPlan } from '../show/shown-plan.ts'
import { nameOfChange, taskOf, valuesOf } from './reality-words.ts'
import { ToolAnswer } from './ToolAnswer.tsx'

/** The plan and what the base really runs, difference by difference. */
export function RealProduction({ base }: { base: BuiltBase }) {
  const { question } = useShownPlan()
  const { query, company, isAwaited } = useCompany()
  const [now] = useState(() => Date.now())
  const answer = useReality(
    question && !isAwaited ? { plan: question, built: base, company, now } : undefined,
  )
  return (
    <Stack as="section" gap={2} aria-label="Plan and game">
      <h3>Plan and game</h3>
      <CompanyNotice company={query} lists={FLOW_LISTS} />
      <ToolAnswer answer={answer}>{(reality) => <Differences reality={reality} />}</ToolAnswer>
    </Stack>
  )
}

function Differences({ reality }: { reality: PlanReality }) {
  const { rows, profit, realProfit, plan, unknownRecipes, efficiencies } = reality
  const take = useTake()
  const [tasks, setTasks] = useState<ReadonlySet<string>>(NO_TASKS)
  const listed = rows.filter(({ change }) => tasks.has(nameOfChange(change)))
  const isWhole = listed.length === rows.length
  const toggle = (name: string) => {
    const next = new Set(tasks)
    if (!next.delete(name)) next.add(name)
    setTasks(next)
  }
  return (
    <>
      {rows.length === 0 ? (
        <p className="quiet">The base runs as planned, as far as FIO knows it.</p>
      ) : (
        <>
          <Row wrap justify="between" gap={2}>
            <span>
              Planned <Figure value={profit} format={formatWhole} /> $/day, as it really runs{' '}
              <Figure value={realProfit} format={formatWhole} /> $/day
            </span>
            <Row gap={2} wrap>
              <Button
                size="small"
                onClick={() =>
                  setTasks(
                    isWhole ? NO_TASKS : new Set(rows.map(({ change }) => nameOfChange(change))),
                  )
                }
              >
                {isWhole ? 'Hide what to do' : 'What to do in the game'}
              </Button>
              <Button
                size="small"
                onClick={() => take(plan, 'The plan is now what the base really runs.')}
              >
                Take the game's values
              </Button>
            </Row>
          </Row>
          <PlainTable
            label="Differences between plan and game"
            rows={rows}
            keyOf={({ change }) => nameOfChange(change)}
            columns={[
              ...COLUMNS,
              {
                header: 'Take or do',
                cell: ({ change, plan: taken }) => {
                  const name = nameOfChange(change)
                  return (
                    <Row gap={1} wrap>
                      {taken && (
                        <Button
                          size="small"
                          aria-label={`Take ${name} of the game`}
                          onClick={() => take(taken, `${name}: the plan has the game's value now.`)}
                        >
                          Take
                        </Button>
                      )}
                      <Button
                        size="small"
                        variant="ghost"
                        aria-label={`What to do about ${name}`}
                        aria-pressed={tasks.has(name)}
                        onClick={() => toggle(name)}
                      >
                        To do
                      </Button>
                    </Row>
                  )
                },
              },
            ]}
          />
          {listed.length > 0 && (
            <ul aria-label="to do in the game">
              {listed.map(({ change }) => (
                <li key={nameOfChange(change)}>{taskOf(change)}</li>
              ))}
            </ul>
          )}
        </>
      )}
      {unknownRecipes.length > 0 && efficiencies.length > 0 && (
        <p className="quiet">
          FIO does not say what {unknownRecipes.join(', ')} run: their recipes stay as planned.
        </p>
      )}
      {efficiencies.length > 0 && (
        <PlainTable
          label="Efficiency in the game"
          rows={efficiencies}
          keyOf={({ building }) => building}
          columns={EFFICIENCY_COLUMNS}
        />
      )}
    </>
  )
}

const NO_TASKS: ReadonlySet<string> = new Set()

function useTake() {
  const { plan, dispatch, autoHabitation } = useShownPlan()
  const toast = useToast()
  return async (real: PlanData, done: string) => {
    // Automatic habitation would replace those of the real base at once.
    if (autoHabitation.isOn) await autoHabitation.set(false)
    const refused = dispatch({
      kind: 'take over',
      plan: { ...plan, ...real },
      as: "Take the game's values",
    })
    if (refused === undefined) toast.success(`${done} Undo takes it back.`)
  }
}

const COLUMNS: readonly PlainColumn<RealityRow>[] = [
  { header: 'What', cell: ({ change }) => nameOfChange(change) },
  {
    header: '$/day',
    numeric: true,
    cell: ({ difference }) => <Figure value={difference} format={formatWhole} />,
  },
  { header: 'Planned', cell: ({ change }) => valuesOf(change).planned },
  { header: 'In the game', cell: ({ change }) => valuesOf(change).real },
]

const EFFICIENCY_COLUMNS: readonly PlainColumn<PlanReality['efficiencies'][number]>[] = [
  { header: 'Building', cell: ({ building }) => building },
  { header: 'Reported', numeric: true, cell: ({ reported }) => formatPercent(reported, 2) },
  {
    header: 'By our formula',
    numeric: true,
    cell: ({ calculated }) => formatPercent(calculated, 2),
  },
  {
    header: 'Explained',
    cell: ({ isExplained, reported }) =>
      reported === null
        ? 'not reported'
        : isExplained
          ? 'yes'
          : 'no: nothing that we know gives it',
  },
]
