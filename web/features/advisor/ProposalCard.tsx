import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Proposal } from '../../../engine/advisor/base/proposal.ts'
import type { AdvisorQuestion } from '../../../engine/advisor/base/question.ts'
import type { PlanFigure } from '../../../engine/explain/plan.ts'
import {
  formatAmount,
  formatDays,
  formatMoney,
  formatPayback,
  formatSigned,
} from '../../../engine/game/number-format.ts'
import type { PlanData } from '../../../engine/game/plan.ts'
import { recipeIdInWords } from '../../../engine/game/recipe-words.ts'
import { inWords } from '../../../engine/game/words.ts'
import { ratio } from '../../../engine/plan/arithmetic.ts'
import type { PlanResult } from '../../../engine/plan/result.ts'
import { exchangeQueries } from '../../data/list-queries.ts'
import { Button } from '../../ui/field/Button.tsx'
import { CapacityBar } from '../../ui/figure/CapacityBar.tsx'
import { DeltaFigure } from '../../ui/figure/DeltaFigure.tsx'
import { Explained } from '../../ui/figure/explain/Explained.tsx'
import { ExplainProvider } from '../../ui/figure/explain/ExplainProvider.tsx'
import { Figure } from '../../ui/figure/Figure.tsx'
import { StatTile } from '../../ui/figure/StatTile.tsx'
import { Columns } from '../../ui/layout/Columns.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { TileRow } from '../../ui/layout/TileRow.tsx'
import { explainPlan } from '../plan/show/explain-plan.ts'
import { FeesNotKnown, withoutFees } from '../planet/FeesNotKnown.tsx'
import { FallbackPrices } from './FallbackPrices.tsx'
import { MarketShares } from './MarketShares.tsx'
import styles from './ProposalCard.module.css'

export function ProposalCard({
  proposal,
  question,
  open,
  onTakeOver,
  freight = 0,
  action = 'Use this plan',
  isNext = false,
}: {
  proposal: Pick<Proposal, 'plan' | 'result'>
  question: AdvisorQuestion
  open: PlanResult | undefined
  onTakeOver: () => void
  /** $ a day for moving what is sold and bought. */
  freight?: number
  action?: string
  /** Whether its button is the primary one of the screen. */
  isNext?: boolean
}) {
  const { plan, result } = proposal
  const { cx, site } = question
  const exchanges = useQuery(exchangeQueries.stored()).data
  const source = useMemo(
    () => explainPlan({ plan, cx, empire: site.empire, rules: site.rules }, exchanges?.factsAt),
    [plan, cx, site, exchanges?.factsAt],
  )
  const { overview, area, profit, materialio } = result
  const experts = plan.planet.experts.filter(({ amount }) => amount > 0)
  const shown = (figure: PlanFigure, label: string, text: string) => (
    <Explained figure={figure} label={label}>
      {text}
    </Explained>
  )
  return (
    <ExplainProvider source={source}>
      <Panel
        title="Proposed base"
        actions={
          <Button variant={isNext ? 'primary' : 'secondary'} size="small" onClick={onTakeOver}>
            {action}
          </Button>
        }
      >
        <Stack gap={4} className={styles.card}>
          <Columns least={132} gap={3}>
            <StatTile
              label="Profit"
              unit="$/day"
              value={
                <Explained figure={{ of: 'profit' }} label="profit a day">
                  <Figure value={profit} format={(value) => formatSigned(value)} />
                </Explained>
              }
              delta={open && <DeltaFigure before={open.profit} after={profit} />}
            />
            {freight > 0 && (
              <StatTile label="Freight" unit="$/day" value={formatSigned(-freight)} />
            )}
            <StatTile
              label="Payback"
              value={shown({ of: 'roi' }, 'payback in days', formatPayback(overview.roi))}
              delta={
                open &&
                Number.isFinite(open.overview.roi) && (
                  <DeltaFigure
                    before={open.overview.roi}
                    after={overview.roi}
                    format={formatDays}
                    better="less"
                  />
                )
              }
            />
            <StatTile
              label="Construction"
              unit="$"
              value={shown(
                { of: 'constructionCost' },
                'construction cost',
                formatMoney(overview.totalConstructionCost),
              )}
            />
            <StatTile
              label="Per area"
              unit="$"
              value={shown(
                { of: 'profitPerArea' },
                'profit per area',
                formatMoney(ratio(profit, area.areaUsed)),
              )}
            />
          </Columns>
          <FeesNotKnown planets={withoutFees([proposal])} />
          <FallbackPrices bases={[proposal]} />
          <CapacityBar label="Area" used={area.areaUsed} capacity={area.areaTotal} />
          <div className={styles.columns}>
            <PlanBuildings plan={plan} />
            <Stack gap={3}>
              <Flow label="Sells a day" rows={materialio.filter(({ delta }) => delta > 0)} />
              <Flow label="Buys a day" rows={materialio.filter(({ delta }) => delta < 0)} />
              <MarketShares base={proposal} question={question} />
              {experts.length > 0 && (
                <p>
                  Experts:{' '}
                  {experts.map(({ type, amount }) => `${amount} ${inWords(type)}`).join(', ')}
                </p>
              )}
            </Stack>
          </div>
        </Stack>
      </Panel>
    </ExplainProvider>
  )
}

export function PlanBuildings({ plan }: { plan: PlanData }) {
  return (
    <table className={styles.buildings}>
      <caption className="visually-hidden">Buildings</caption>
      <tbody>
        {plan.buildings.map(({ name, amount, active_recipes }) => (
          <tr key={`${name} ${active_recipes.map(({ recipeid }) => recipeid).join()}`}>
            <td>{amount}</td>
            <th scope="row">{name}</th>
            <td>
              {active_recipes.length === 0 && 'idle'}
              {active_recipes.map(({ recipeid, amount: runs }) => (
                <div key={recipeid}>
                  {active_recipes.length > 1 &&
                    `${formatAmount(runs)} ${runs === 1 ? 'run' : 'runs'}: `}
                  {recipeIdInWords(recipeid)}
                </div>
              ))}
            </td>
          </tr>
        ))}
        {plan.infrastructure.map(({ building, amount }) => (
          <tr key={building}>
            <td>{amount}</td>
            <th scope="row">{building}</th>
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Flow({ label, rows }: { label: string; rows: PlanResult['materialio'] }) {
  const tiles = rows
    .toSorted((a, b) => Math.abs(b.price) - Math.abs(a.price))
    .map(({ ticker, delta }) => ({ ticker, amount: Math.abs(delta) }))
  return (
    <div>
      <h3 className={styles.heading}>{label}</h3>
      <TileRow label={label.toLowerCase()} tiles={tiles} empty="Nothing." />
    </div>
  )
}
