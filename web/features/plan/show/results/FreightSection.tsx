import { useMemo } from 'react'
import type { FreightFigure } from '../../../../../engine/explain/freight.ts'
import type { Freight } from '../../../../../engine/fleet/freight/freight.ts'
import { planFreightParts } from '../../../../../engine/fleet/freight/plan-freight.ts'
import type { FreightPlan } from '../../../../../engine/fleet/freight/request.ts'
import {
  formatFixed,
  formatMoney,
  formatSigned,
  formatWithin,
} from '../../../../../engine/game/number-format.ts'
import { freightExplainSource } from '../../../../data/explain-freight.ts'
import { useFreightSettings } from '../../../../session/freight-settings.ts'
import { Explained } from '../../../../ui/figure/explain/Explained.tsx'
import { ExplainProvider } from '../../../../ui/figure/explain/ExplainProvider.tsx'
import { Figure } from '../../../../ui/figure/Figure.tsx'
import { problemText } from '../../../page/problem-text.ts'
import { UNSAVED } from '../extras/plan-extras.ts'
import { PlanSection } from '../PlanSection.tsx'
import { useShownPlan } from '../shown-plan.ts'
import styles from './Consequences.module.css'

const formatPart = formatWithin(14, formatMoney)
const signed = (value: number | null | undefined) => formatSigned(value, formatPart)

export function FreightSection() {
  const { isOn } = useFreightSettings(useShownPlan().context.empire?.uuid)
  return (
    isOn && (
      <PlanSection title="Freight" note="to and from the exchange">
        <FreightFigures />
      </PlanSection>
    )
  )
}

function FreightFigures() {
  const { extras } = useShownPlan()
  const { freight: value, freightQuestion: asked, isStale, problem, uuid = UNSAVED } = extras ?? {}
  const source = useMemo(() => freightExplainSource(asked), [asked])
  const plan = asked?.plans.find((one) => one.uuid === uuid)
  const carried = useMemo(
    () => (value && asked && plan ? carriedBy(asked.plans, value.lanes, plan) : undefined),
    [value, asked, plan],
  )
  if (problem && !value) return <p className="quiet warn">{problemText(problem)}</p>
  // Before that there is nothing to derive.
  if (!value) return <p className="quiet">Calculating …</p>
  const own = value.plans.find((one) => one.uuid === uuid)
  const { overload } = value.totals
  const unserved = carried?.isUnserved
  const { own: sourced, book } = extras?.effects ?? {}
  return (
    <ExplainProvider source={source}>
      <dl className={styles.freight} aria-busy={isStale}>
        <dt>Freight</dt>
        <dd>
          <Explained<FreightFigure> figure={{ of: 'planFreight', uuid }} label="freight a day">
            <Figure value={own ? -own.freight : null} format={signed} unit="$/day" />
          </Explained>
        </dd>
        {/* With more switched on, the overview has the profit. */}
        {sourced === undefined && book === undefined && (
          <>
            <dt>Profit with freight</dt>
            <dd>
              <Explained<FreightFigure>
                figure={{ of: 'profitWithFreight', uuid }}
                label="profit with freight"
              >
                <Figure value={own?.profitWithFreight} format={signed} unit="$/day" />
              </Explained>
            </dd>
          </>
        )}
        <dt>Carried a day</dt>
        <dd>
          {formatFixed(carried?.weight, 1)} t · {formatFixed(carried?.volume, 1)} m³
        </dd>
      </dl>
      {unserved && (
        <p className="quiet warn">
          Some goods have no ship or route. Their freight is counted as 0.
        </p>
      )}
      {overload > 0 && (
        <p className="quiet warn">
          {formatFixed(overload, 1)} ship-hours a day short for this empire.
        </p>
      )}
    </ExplainProvider>
  )
}

/** Tonnes and cubic metres a day of what a plan gets and sells. */
function carriedBy(plans: readonly FreightPlan[], lanes: Freight['lanes'], plan: FreightPlan) {
  const load = { weight: 0, volume: 0, isUnserved: false }
  for (const { lane, good, amount } of planFreightParts(plans, lanes, plan)) {
    load.weight += (good.weight * amount) / good.amount
    load.volume += (good.volume * amount) / good.amount
    load.isUnserved ||= lanes[lane]!.problem !== null
  }
  return load
}
