import { formatWhole } from '../../../engine/game/number-format.ts'
import type { PlanResult } from '../../../engine/plan/result.ts'
import { isFeeUnknown } from '../../../engine/universe/diagnostics.ts'
import { Button } from '../../ui/field/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { showPlanet } from './shown-planet.ts'

const NAMED = 4

export const withoutFees = (bases: readonly { readonly result: PlanResult }[]) =>
  bases.flatMap(({ result }) =>
    result.diagnostics.filter(isFeeUnknown).map(({ subject }) => subject),
  )

/** Names planets whose production fees are unknown and count in no figure; a press opens the planet, where they can be entered. */
export function FeesNotKnown({ planets }: { planets: readonly string[] }) {
  const named = [...new Set(planets)]
  if (named.length === 0) return null
  const more = named.length - NAMED
  return (
    <Row wrap gap={1} lineGap={1} role="note">
      <span>Fees unknown, counted as 0:</span>
      {named.slice(0, NAMED).map((id) => (
        <Button key={id} size="small" variant="ghost" onClick={() => showPlanet(id)}>
          {id}
        </Button>
      ))}
      {more > 0 && <span>and {formatWhole(more)} more</span>}
    </Row>
  )
}
