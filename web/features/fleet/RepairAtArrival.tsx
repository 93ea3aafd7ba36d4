import type { ShipKind } from '../../../engine/fleet/ships/flight-choice.ts'
import { formatPercent, formatWhole } from '../../../engine/game/number-format.ts'
import { useShips } from '../../data/calls.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { TileRow } from '../../ui/layout/TileRow.tsx'
import type { CxChoice } from '../cx/cx-choice.ts'
import { Problem } from '../page/Problem.tsx'
import { TransferOrder } from '../transfer/TransferOrder.tsx'

/** What a shipyard needs to repair a ship when it arrives. */
export function RepairAtArrival({
  name,
  design,
  damage,
  when,
  cx: { cx, rules, isPending },
}: {
  name: string
  design: ShipKind['design']
  /** A share of the hull. */
  damage: number
  /** `on arrival`, `on return`. */
  when: string
  cx: Pick<CxChoice, 'cx' | 'rules' | 'isPending'>
}) {
  const answer = useShips(
    isPending
      ? undefined
      : { designs: [design], damage: Math.min(1, damage), cx, planetNaturalId: null, rules },
  )
  const sheet = answer.value?.[0]
  if (answer.problem) {
    return <Problem title="The repair could not be calculated" of={answer} />
  }
  if (!sheet) return <p role="status">Calculating the repair …</p>
  const { repair, repairCost } = sheet
  const unpriced = repair.filter(({ cost }) => cost === 0).map(({ ticker }) => ticker)
  return (
    <Stack gap={2}>
      <Row wrap justify="between" lineGap={1}>
        <span>
          {formatPercent(damage, 2)} of the hull damaged {when}
          {repair.length > 0 && `: repair ${formatWhole(repairCost)} $`}
          {unpriced.length > 0 && ` and more, no price is known of ${unpriced.join(', ')}`}
        </span>
        {repair.length > 0 && <TransferOrder name={`Repair ${name}`} materials={repair} />}
      </Row>
      <TileRow
        label={`repair of ${name}`}
        tiles={repair.map(({ ticker, amount }) => ({ ticker, amount }))}
      />
    </Stack>
  )
}
