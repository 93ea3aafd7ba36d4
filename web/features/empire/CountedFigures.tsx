import { type ReactNode, Suspense, useDeferredValue, useMemo } from 'react'
import type { EvaluatedPlan } from '../../../engine/empire/evaluation.ts'
import type { Empire } from '../../../engine/game/empire.ts'
import { formatCount, formatSigned } from '../../../engine/game/number-format.ts'
import type { Plan } from '../../../engine/game/plan.ts'
import type { PlanRequest } from '../../../engine/plan/request.ts'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { AssumedExchanges } from '../basis/AssumedExchanges.tsx'
import { PartsLine } from '../basis/PartsLine.tsx'
import { useExtras } from '../basis/use-extras.tsx'
import type { PlansWithExtras } from '../basis/use-headline.ts'
import { useOwnSourcing } from '../basis/use-own-sourcing.ts'
import { Problem } from '../page/Problem.tsx'
import { baseWarnings, whyNoTotals } from './base-warnings.ts'
import styles from './CountedFigures.module.css'
import { empireExplainSource } from './explain-source.ts'
import { FlowTable } from './FlowTable.tsx'
import { PlansTable } from './PlansTable.tsx'
import { TotalFigures } from './TotalFigures.tsx'
import type { useEmpireFigures } from './use-empire.ts'

const FlowTab = lazyPart(() => import('./flow/FlowTab.tsx'), 'FlowTab')
const Analysis = lazyPart(() => import('./Analysis.tsx'), 'Analysis')

interface CountedRequest
  extends Pick<PlansWithExtras, 'empireUuid' | 'cx' | 'rules'>,
    Pick<ReturnType<typeof useEmpireFigures>, 'figures' | 'inTables'> {
  /** Goods that bases make for each other are valued at cost. */
  readonly atCost: boolean
  readonly tab: string | undefined
  readonly planQuestions: ReadonlyMap<string, PlanRequest>
}

/** The figures of an own or shared empire with all that is switched on, and their derivations. */
export function useCountedFigures({
  figures,
  inTables,
  atCost,
  tab,
  planQuestions,
  ...terms
}: CountedRequest) {
  const own = useOwnSourcing(figures, atCost || tab === 'flow', terms.empireUuid)
  const shownOwn = atCost ? own : undefined
  const extras = useExtras({
    figures: atCost && !own ? undefined : figures,
    own: shownOwn,
    ...terms,
  })
  const { freight, booked, byBook } = extras
  const book = byBook ? booked?.answer.value : undefined
  const source = useMemo(
    () =>
      empireExplainSource(figures?.plans ?? [], (uuid) => planQuestions.get(uuid), own?.sourcing, {
        effects: {
          freight: freight?.totals.cost ?? 0,
          sold: book?.sold ?? 0,
          bought: book?.bought ?? 0,
        },
        area: figures?.totals.area ?? 0,
        atCost,
      }),
    [figures, planQuestions, own?.sourcing, freight, book, atCost],
  )
  return {
    figures,
    noTotals:
      figures &&
      whyNoTotals(figures.plans.length, figures.failed.length, figures.impossible.length),
    own,
    extras,
    atCost,
    source,
    tables: {
      figures: inTables,
      own: useDeferredValue(shownOwn),
      parts: useDeferredValue(extras.value?.plans),
    },
  }
}
type CountedFigures = ReturnType<typeof useCountedFigures>

/** The four totals, what they include, and what is not counted. */
export function CountedTotals({
  counted: { figures, noTotals, extras, atCost },
  compared,
  children,
}: {
  counted: CountedFigures
  compared: Pick<Parameters<typeof TotalFigures>[0], 'other' | 'otherBook' | 'before' | 'latest'>
  children?: ReactNode
}) {
  const { value, problem, freight } = extras
  // Only the price list counts if a part could not be calculated.
  const switched = value?.totals ?? (problem ? undefined : 'pending')
  return (
    <>
      {noTotals ? (
        <Panel>
          <EmptyState title={noTotals}>The reasons are in the list of plans.</EmptyState>
        </Panel>
      ) : (
        <TotalFigures
          totals={figures?.totals}
          switched={extras.isOn || atCost ? switched : undefined}
          how={extras.hasFreight || extras.byBook ? 'switched' : 'own'}
          {...compared}
        />
      )}
      {extras.host}
      {value && !noTotals && <PartsLine parts={value.parts} isStale={extras.isStale} />}
      {freight && <AssumedExchanges assumed={freight.assumed} />}
      <Problem
        title="Freight or order books could not be calculated. The profit is that of the price list."
        of={{ problem, retry: extras.retry }}
      />
      {children}
      <ExcludedBases bases={figures?.impossible ?? []} />
    </>
  )
}

/** What bases would earn that cannot be built as planned; no total counts them. */
function ExcludedBases({ bases }: { bases: readonly EvaluatedPlan[] }) {
  if (bases.length === 0) return null
  const profit = bases.reduce((sum, base) => sum + base.profit, 0)
  return (
    <p className="warn">
      Excluded: {formatSigned(profit)} $/day of {formatCount(bases.length, 'base')} that cannot be
      built:{' '}
      {bases
        .map(
          (base) =>
            `${base.name} (${baseWarnings(base, Number.POSITIVE_INFINITY)[0]!.toLowerCase()})`,
        )
        .join(', ')}
      .
    </p>
  )
}

type ShownEmpire = Pick<Empire, 'name' | 'permits_total'>

/** The tabs of an own or shared empire: tables of plans and flows, and the flows as a picture. */
export const figureTabs = (
  empire: ShownEmpire,
  plans: readonly Plan[],
  counted: CountedFigures,
) => {
  const { figures, own, atCost } = counted
  return [
    {
      value: 'overview',
      label: 'Overview',
      content: <Overview empire={empire} plans={plans} {...counted} />,
    },
    {
      value: 'flow',
      label: 'Flow picture',
      content: figures && own && (
        <Suspense>
          <FlowTab figures={figures} own={own} atCost={atCost} />
        </Suspense>
      ),
    },
  ] as const
}

function Overview({
  empire,
  plans,
  noTotals,
  tables: { figures, own, parts },
}: CountedFigures & { empire: ShownEmpire; plans: readonly Plan[] }) {
  return (
    <Stack gap={6}>
      <div className={styles.columns}>
        <PlansTable empire={empire} plans={plans} figures={figures} own={own} parts={parts} />
        <FlowTable
          flows={figures?.flows}
          own={own}
          isCalculated={!noTotals}
          csvName={`${empire.name} material flow`}
        />
      </div>
      {figures && figures.plans.length > 0 && (
        <Suspense>
          <Analysis figures={figures} plans={plans} />
        </Suspense>
      )}
    </Stack>
  )
}
