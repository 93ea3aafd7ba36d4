import { useMemo } from 'react'
import type { FlowPlace } from '../../../../engine/advisor/target/model.ts'
import type { TargetQuestion } from '../../../../engine/advisor/target/request.ts'
import type { TargetFlow, TargetProposal } from '../../../../engine/advisor/target/solution.ts'
import { explainTarget, siteName, type TargetFigure } from '../../../../engine/explain/target.ts'
import { formatAmount, formatMoney, formatWhole } from '../../../../engine/game/number-format.ts'
import { ratio } from '../../../../engine/plan/arithmetic.ts'
import { levelBelow } from '../../../data/explain-empire.ts'
import { CapacityBar } from '../../../ui/figure/CapacityBar.tsx'
import { Explained } from '../../../ui/figure/explain/Explained.tsx'
import { ExplainProvider } from '../../../ui/figure/explain/ExplainProvider.tsx'
import type { ExplainSource } from '../../../ui/figure/explain/explain-source.ts'
import { StatTile } from '../../../ui/figure/StatTile.tsx'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { MaterialTile } from '../../../ui/material/MaterialTile.tsx'
import { type PlainColumn, PlainTable } from '../../../ui/table/PlainTable.tsx'
import { FeesNotKnown, withoutFees } from '../../planet/FeesNotKnown.tsx'
import { FallbackPrices } from '../FallbackPrices.tsx'
import { OpenEmpire } from '../OpenEmpire.tsx'
import { PlanBuildings } from '../ProposalCard.tsx'
import styles from './Target.module.css'

const TILES = [
  { of: 'cost', label: 'Cost', unit: '$/day', value: ({ cost }) => cost.total },
  {
    of: 'unit cost',
    label: 'A unit',
    unit: '$',
    value: ({ cost }, { wanted: [only] }) => ratio(cost.total, only?.perDay ?? 0),
  },
  { of: 'purchases', label: 'Purchases', unit: '$/day', value: ({ cost }) => cost.purchases },
  { of: 'degradation', label: 'Degradation', unit: '$/day', value: ({ cost }) => cost.degradation },
  { of: 'fees', label: 'Fees', unit: '$/day', value: ({ cost }) => cost.fees },
  { of: 'freight', label: 'Freight', unit: '$/day', value: ({ cost }) => cost.freight },
  {
    of: 'construction',
    label: 'Construction',
    unit: '$/day',
    value: ({ cost }) => cost.investment,
  },
] as const satisfies readonly {
  of: TargetFigure['of']
  label: string
  unit: string
  value: (proposal: TargetProposal, question: TargetQuestion) => number
}[]

export function TargetPlan({
  proposal,
  question,
  usesNext,
}: {
  proposal: TargetProposal
  question: TargetQuestion
  /** Whether using these bases is the next step. */
  usesNext: boolean
}) {
  const { bases, flows } = proposal
  const tiles = TILES.filter(({ of }) => of !== 'unit cost' || question.wanted.length === 1)
  const source = useExplainSource(proposal, question)
  const placeName = (place: FlowPlace) =>
    place === 'exchange' ? 'Exchange' : question.sites[place]!.planetNaturalId
  return (
    <ExplainProvider source={source}>
      <Columns least={168} gap={3}>
        <StatTile label="Bases" value={formatWhole(bases.length)} />
        {tiles.map(({ of, label, unit, value }) => (
          <StatTile
            key={of}
            label={label}
            unit={unit}
            value={
              <Explained<TargetFigure> figure={{ of }} label={label}>
                {formatMoney(value(proposal, question))}
              </Explained>
            }
          />
        ))}
      </Columns>
      <FeesNotKnown planets={withoutFees(bases)} />
      <FallbackPrices bases={bases} />
      {bases.length === 0 ? (
        <p>No base: all of it is bought.</p>
      ) : (
        <OpenEmpire
          name={question.name}
          bases={bases}
          bonus={question.sites[0]?.empire ?? null}
          cxUuid={question.cxUuid}
          isNext={usesNext}
        />
      )}
      {bases.map(({ site, plan, result }) => (
        <Panel key={site} title={`Base on ${placeName(site)}`}>
          <Stack gap={4}>
            <CapacityBar
              label="Area"
              used={result.area.areaUsed}
              capacity={result.area.areaTotal}
            />
            <PlanBuildings plan={plan} />
          </Stack>
        </Panel>
      ))}
      <Panel title="What goes where" flush>
        <PlainTable
          label="What goes where"
          className={styles.flows}
          rows={flows}
          keyOf={({ ticker, from, to }) => `${ticker} ${from} ${to}`}
          columns={[
            { header: 'Material', cell: ({ ticker }) => <MaterialTile ticker={ticker} /> },
            { header: 'A day', numeric: true, cell: ({ perDay }) => formatAmount(perDay) },
            { header: 'From', cell: ({ from }) => placeName(from) },
            { header: 'To', cell: ({ to }) => placeName(to) },
            moneyColumn('price'),
            moneyColumn('freight'),
          ]}
        />
      </Panel>
    </ExplainProvider>
  )
}

const moneyColumn = (figure: 'price' | 'freight'): PlainColumn<TargetFlow> => ({
  header: figure === 'price' ? 'Cost $/day' : 'Freight $/day',
  numeric: true,
  cell: (flow, place) => (
    <Explained<TargetFigure>
      figure={{ of: 'flow', flow: place, figure }}
      label={`${figure === 'price' ? 'cost' : 'freight'} of ${flow.ticker}`}
    >
      {formatMoney(flow[figure])}
    </Explained>
  ),
})

function useExplainSource(proposal: TargetProposal, question: TargetQuestion): ExplainSource {
  return useMemo(() => {
    const { cx, sites } = question
    const plans = new Map(proposal.bases.map(({ site, plan }) => [siteName(site), { site, plan }]))
    return {
      async load(figure: TargetFigure, path, signal) {
        const tree = explainTarget(proposal, question, figure)
        const questionOf = (name: string) => {
          const known = plans.get(name)
          if (!known) return undefined
          const { empire, rules } = sites[known.site]!
          return { plan: known.plan, cx, empire, rules }
        }
        return levelBelow(tree, path, questionOf, signal)
      },
    }
  }, [proposal, question])
}
