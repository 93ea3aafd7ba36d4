import type { BasesByFlows } from '../../../engine/company/base-flows.ts'
import type { FlowSource } from '../../../engine/game/alert.ts'
import { setPreference, usePreferences } from '../../session/preferences.ts'
import { Segmented } from '../../ui/field/Segmented.tsx'
import { Row } from '../../ui/layout/Row.tsx'

export const FLOW_CHOICES = [
  { value: 'game', label: 'FIO' },
  { value: 'plan', label: 'Plans' },
] as const satisfies readonly { value: FlowSource; label: string }[]

/** Chooses whether a page shows consumption and production from FIO or from the plans. The choice is kept for all pages. */
export function FlowsChoice({ bases }: { bases: BasesByFlows }) {
  const { flowsFrom } = usePreferences()
  return (
    <Row gap={3} wrap>
      <Segmented
        label="Consumption and production from"
        choices={FLOW_CHOICES}
        value={flowsFrom}
        onValue={(from) => setPreference('flowsFrom', from)}
      />
      <span className="quiet">{flowWords(flowsFrom, bases)}</span>
    </Row>
  )
}

export function flowWords(from: FlowSource, { whole, half, none }: BasesByFlows): string {
  if (from === 'plan') return 'Consumption and production as your plans say.'
  if (half + none === 0) return 'Consumption and production as FIO reports them.'
  if (whole + half === 0) return 'FIO reports no production and workers: your plans count instead.'
  return `Consumption and production as FIO reports them; what it does not report, on ${half + none} of ${whole + half + none} bases, as your plans say.`
}
