import { MAX_GATEWAY_LEVELS } from '../../../../engine/game/constants/gateway-costs.ts'
import { inWords } from '../../../../engine/game/words.ts'
import { gatewayProblem, UPGRADES, type UpkeepPeriod } from '../../../../engine/supply/gateway.ts'
import { NumberInput } from '../../../ui/field/NumberInput.tsx'
import { Select } from '../../../ui/field/Select.tsx'
import { Columns } from '../../../ui/layout/Columns.tsx'
import type { AdvisorUrlProps } from '../advisor-url.ts'
import { FIRST_GATE } from './use-target-question.ts'

const UPKEEP: readonly { value: UpkeepPeriod | 'none'; label: string }[] = [
  { value: 'none', label: 'Not counted' },
  { value: 'day', label: 'A day’s' },
  { value: 'week', label: 'A week’s' },
]

export function GatewayTarget({ url, onUrl }: AdvisorUrlProps) {
  const gate = url.gate ?? FIRST_GATE
  const problem = gatewayProblem(gate)
  const change = (part: Partial<typeof gate>) => onUrl({ gate: { ...gate, ...part } })
  return (
    <>
      <Columns least={176} fill gap={3} align="end">
        {UPGRADES.map((upgrade) => (
          <NumberInput
            key={upgrade}
            label={`${inWords(upgrade)} upgrades`}
            min={0}
            max={MAX_GATEWAY_LEVELS[upgrade]}
            value={gate[upgrade]}
            onValue={(level) => change({ [upgrade]: level })}
          />
        ))}
        <NumberInput
          label="Built within"
          suffix="days"
          min={1}
          max={3650}
          value={gate.days}
          onValue={(days) => change({ days })}
        />
        <Select
          label="Upkeep besides"
          options={UPKEEP}
          value={gate.upkeep ?? 'none'}
          onValue={(upkeep) => change({ upkeep: upkeep === 'none' ? undefined : upkeep })}
        />
      </Columns>
      {problem && <p role="alert">{problem}</p>}
      <p className="quiet">
        Sources differ on whether the upkeep of a gateway is for a day or for a week: choose which
        to count.
      </p>
    </>
  )
}
