import { useMemo } from 'react'
import type { FreightFigure } from '../../../../engine/explain/freight.ts'
import { useFreight } from '../../../data/calls.ts'
import { freightExplainSource } from '../../../data/explain-freight.ts'
import { useSame } from '../../../data/use-same.ts'
import { useFreightQuestion } from '../../../parts/freight/use-freight.ts'
import { problemText } from '../../../parts/problem-text.ts'
import { useFreightSettings } from '../../../session/freight-settings.ts'
import { Explained } from '../../../ui/explain/Explained.tsx'
import { ExplainProvider } from '../../../ui/explain/ExplainProvider.tsx'
import { Figure } from '../../../ui/Figure.tsx'
import { formatFixed, formatMoney, formatSigned, formatWithin } from '../../../ui/format.ts'
import { PlanSection } from '../PlanSection.tsx'
import { useShownPlan } from '../shown-plan.ts'
import styles from './Consequences.module.css'

const formatPart = formatWithin(14, formatMoney)
const signed = (value: number | null | undefined) => formatSigned(value, formatPart)
/** A plan that is not stored has no uuid yet. */
const UNSAVED = 'plan'

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
  const { plan, planUuid, planet, result, context } = useShownPlan()
  const { empire, cx, rules } = context
  const uuid = planUuid ?? UNSAVED
  const plans = useMemo(
    () =>
      result && [
        {
          ...{ uuid, name: plan.name, planetNaturalId: planet.PlanetNaturalId },
          ...{ profit: result.profit, materialIo: result.materialio },
        },
      ],
    [result, uuid, plan.name, planet.PlanetNaturalId],
  )
  const question = useFreightQuestion({
    plans,
    empireUuid: empire?.uuid,
    sharesOwn: false,
    cx: cx?.cx_data ?? null,
    rules,
  })
  const { value, isStale, problem } = useFreight(question)
  const asked = useSame(question)
  const source = useMemo(() => freightExplainSource(asked), [asked])
  if (problem && !value) return <p className="quiet warn">{problemText(problem)}</p>
  const own = value?.plans[0]
  const { tonnes, cubicMetres, trips = 0, hoursNeeded, overload = 0 } = value?.totals ?? {}
  const unserved = value?.lanes.some((lane) => lane.problem !== null)
  return (
    <ExplainProvider source={source}>
      <dl className={styles.freight} aria-busy={isStale}>
        <dt>Freight</dt>
        <dd>
          <Explained<FreightFigure> figure={{ of: 'planFreight', uuid }} label="freight a day">
            <Figure value={own ? -own.freight : null} format={signed} unit="$/day" />
          </Explained>
        </dd>
        <dt>Profit with freight</dt>
        <dd>
          <Explained<FreightFigure>
            figure={{ of: 'profitWithFreight', uuid }}
            label="profit with freight"
          >
            <Figure value={own?.profitWithFreight} format={signed} unit="$/day" />
          </Explained>
        </dd>
        <dt>Carried a day</dt>
        <dd>
          {formatFixed(tonnes, 1)} t · {formatFixed(cubicMetres, 1)} m³
        </dd>
        {trips > 0 && (
          <>
            <dt>Flights there and back</dt>
            <dd>
              {formatFixed(trips, 3)} a day · {formatFixed(hoursNeeded, 1)} h
            </dd>
          </>
        )}
      </dl>
      {unserved && (
        <p className="quiet warn">Some goods have no ship or no way: they cost nothing here.</p>
      )}
      {overload > 0 && (
        <p className="quiet warn">
          The fleet lacks {formatFixed(overload, 1)} h a day for this base alone.
        </p>
      )}
    </ExplainProvider>
  )
}
