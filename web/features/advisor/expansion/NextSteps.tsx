import { useMemo, useState } from 'react'
import type { ExpansionStep } from '../../../../engine/advisor/expansion/expansion.ts'
import { formatAmount, formatDays, formatMoney } from '../../../../engine/game/number-format.ts'
import type { QuestionOf } from '../../../../workers/calls.ts'
import { useConstructionCart } from '../../../data/calls.ts'
import { useRules } from '../../../session/preferences.ts'
import { NumberInput } from '../../../ui/field/NumberInput.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Skeleton } from '../../../ui/layout/Skeleton.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { TileRow } from '../../../ui/layout/TileRow.tsx'
import { OwnBaseNote } from '../../plan/tools/OwnBaseNote.tsx'
import type { OwnBase } from '../../plan/tools/use-own-base.ts'
import { TransferOrder } from '../../transfer/TransferOrder.tsx'
import { builtInWords } from './ExpansionSteps.tsx'

export function NextSteps({
  steps,
  question: { to },
  own,
}: {
  steps: readonly ExpansionStep[]
  question: QuestionOf<'expansion'>
  own: OwnBase
}) {
  const [count, setCount] = useState(1)
  const next = useMemo(() => steps.slice(0, count), [steps, count])
  const wanted = useMemo(() => next.flatMap(({ built }) => built), [next])
  const planetNaturalId = to.plan.planet.planetid
  const rules = useRules()
  const cart = useConstructionCart({ cx: to.cx, rules, planetNaturalId, wanted, stock: own.stock })
  const missing = cart.value?.rows.filter(({ amount }) => amount > 0) ?? []
  return (
    <Panel title={count === 1 ? 'Next step' : 'Next steps'}>
      <Stack gap={3}>
        <Row wrap align="end" justify="between" gap={4} lineGap={2}>
          <span style={{ width: 136 }}>
            <NumberInput
              label="Steps together"
              min={1}
              max={steps.length}
              value={Math.min(count, steps.length)}
              onValue={setCount}
            />
          </span>
          <p>
            <strong>{next.map(builtInWords).join(' + ')}</strong>, on day{' '}
            {formatDays(next.at(-1)?.day)}
          </p>
        </Row>
        {cart.value ? (
          <>
            <Row wrap align="end" justify="between" gap={4} lineGap={2} aria-busy={cart.isStale}>
              <span>
                <strong>{formatMoney(cart.value.totals.cost)}</strong> $ ·{' '}
                {formatAmount(cart.value.totals.weight)} t ·{' '}
                {formatAmount(cart.value.totals.volume)} m³
              </span>
              <TransferOrder
                name={`Build ${planetNaturalId}`}
                materials={missing}
                planetNaturalId={planetNaturalId}
                cx={to.cx}
              />
            </Row>
            <TileRow
              label="materials of the next step"
              tiles={missing}
              most={24}
              empty="All of it lies on the planet."
            />
          </>
        ) : (
          <Skeleton />
        )}
        <OwnBaseNote own={own} />
      </Stack>
    </Panel>
  )
}
