import type { BasesByFlows } from '../../../engine/company/base-flows.ts'
import type { FlowSource } from '../../../engine/game/alert.ts'
import type { Company } from '../../../engine/game/company.ts'
import { formatAge, formatCount } from '../../../engine/game/number-format.ts'
import { setPreference, usePreferences } from '../../session/preferences.ts'
import { Segmented } from '../../ui/field/Segmented.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { FLOW_LISTS } from './company-list-names.ts'

export const FLOW_CHOICES = [
  { value: 'game', label: 'FIO' },
  { value: 'plan', label: 'Plans' },
] as const satisfies readonly { value: FlowSource; label: string }[]

/** Chooses whether a page shows consumption and production from FIO or from the plans. The choice is kept for all pages. */
export function FlowsChoice({
  bases,
  company,
}: {
  bases: BasesByFlows
  company: Pick<Company, 'sources'> | null | undefined
}) {
  const { flowsFrom } = usePreferences()
  const reported = FLOW_LISTS.flatMap((list) => company?.sources[list].reportedMs ?? [])
  return (
    <Row gap={3} wrap>
      <Segmented
        label="Consumption and production from"
        choices={FLOW_CHOICES}
        value={flowsFrom}
        onValue={(from) => setPreference('flowsFrom', from)}
      />
      <span className="quiet">
        {flowWords(flowsFrom, bases)}
        {flowsFrom === 'game' &&
          reported.length > 0 &&
          ` Reported ${formatAge(Math.min(...reported), Date.now())}.`}
      </span>
    </Row>
  )
}

/** The first sentence is the same whatever FIO sends. */
export function flowWords(from: FlowSource, { whole, half, none }: BasesByFlows): string {
  if (from === 'plan') return 'Consumption and production as your plans say.'
  const said = 'Consumption and production as FIO reports them.'
  const missing = half + none
  return missing === 0
    ? said
    : `${said} Your plans fill in what it does not report on ${missing} of ${formatCount(whole + missing, 'base')}.`
}
