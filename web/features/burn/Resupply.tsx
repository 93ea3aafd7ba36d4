import { useMemo, useState } from 'react'
import type { FioStorage } from '../../../engine/game/fio.ts'
import { formatAmount, formatDays, formatMoney } from '../../../engine/game/number-format.ts'
import { orderOf } from '../../../engine/supply/resupply.ts'
import { useActiveContext } from '../../data/active-context.ts'
import { useResupply, useShipment } from '../../data/calls.ts'
import { FREIGHT_DEFAULTS, useFreightSettings } from '../../session/freight-settings.ts'
import { usePreferences } from '../../session/preferences.ts'
import { Button } from '../../ui/field/Button.tsx'
import { Checkbox } from '../../ui/field/Checkbox.tsx'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { departingNow } from '../fleet/departures.ts'
import { type Fleet, FleetFields } from '../fleet/FleetFields.tsx'
import { MAX_SHIPS, shipsOf } from '../fleet/fleet-ships.ts'
import { freightSetup } from '../fleet/freight/freight-setup.ts'
import { useShipChoices } from '../fleet/use-ship-choices.ts'
import { WhereToBuy } from '../fleet/WhereToBuy.tsx'
import { Problem } from '../page/Problem.tsx'
import { TransferOrder } from '../transfer/TransferOrder.tsx'
import type { BurnLine } from './burn-lines.ts'
import styles from './Resupply.module.css'
import { ResupplyTable } from './ResupplyTable.tsx'
import { ShipLoads } from './ShipLoads.tsx'

const NONE: ReadonlySet<string> = new Set()

export function Resupply({
  line,
  storage,
  empireUuid,
}: {
  line: BurnLine
  /** The empire whose CX prices the order, or undefined for the one of the plan. */
  empireUuid: string | undefined
  storage: FioStorage
}) {
  const { burnResupplyDays } = usePreferences()
  const [days, setDays] = useState(burnResupplyDays)
  const [hideInfinite, setHideInfinite] = useState(true)
  const [overrides, setOverrides] = useState<Readonly<Record<string, number | null>>>({})
  const [inactive, setInactive] = useState(NONE)
  const [fleet, setFleet] = useState<Fleet>({})
  const choices = useShipChoices()
  const ships = useMemo(() => shipsOf(fleet, choices, storage), [fleet, choices, storage])
  const { cx, rules } = useActiveContext({ planUuid: line.planUuid, empireUuid })

  const answer = useResupply({
    elements: line.materials,
    options: { days, hideInfinite, overrides, inactive },
    ...(ships.length > 0 && { ships: ships.map(({ hold }) => hold) }),
  })
  const order = useMemo(() => orderOf(answer.value?.rows ?? []), [answer.value])
  const totals = useShipment({
    amounts: order,
    planetNaturalId: line.planetNaturalId,
    cx: cx?.cx_data ?? null,
    rules,
  }).value?.totals
  const settings = useFreightSettings(empireUuid)
  const { flight: flown } = freightSetup(settings, [], false)
  const flight = {
    ...{ cx: cx?.cx_data ?? null, planetNaturalId: null, rules, flight: flown },
    when: departingNow(),
    ...{
      to: line.planetNaturalId,
      toName: line.planName,
      isDefault: settings === FREIGHT_DEFAULTS,
    },
  }
  const bought = {
    ...{ name: `Resupply ${line.planName}`, materials: order },
    ...{ planetNaturalId: line.planetNaturalId, cx: cx?.cx_data ?? null },
  }
  const { daysThatFit, loading } = answer.value ?? {}

  function toggle(ticker: string, isActive: boolean) {
    const next = new Set(inactive)
    if (isActive) next.delete(ticker)
    else next.add(ticker)
    setInactive(next)
  }

  return (
    <Stack gap={4}>
      <Row gap={4} lineGap={3} align="start" wrap>
        <Stack style={{ width: 200 }}>
          <NumberInput label="Target days" value={days} onValue={setDays} suffix="days" />
          <Checkbox
            label="Hide what does not run out"
            checked={hideInfinite}
            onChecked={setHideInfinite}
          />
        </Stack>
        <FleetFields choices={choices} fleet={fleet} most={MAX_SHIPS} onFleet={setFleet} />
        {ships.length > 0 && (
          <Button
            className={styles.fit}
            disabled={daysThatFit === null}
            aria-disabled={daysThatFit === undefined || answer.isStale}
            onClick={() => setDays(daysThatFit ?? days)}
          >
            Fit Ship: {formatDays(daysThatFit)}
          </Button>
        )}
      </Row>
      <Problem title="The resupply could not be calculated" of={answer} />
      <ResupplyTable
        rows={answer.value?.rows ?? []}
        inactive={inactive}
        overrides={overrides}
        onOverride={(ticker, amount) => setOverrides({ ...overrides, [ticker]: amount })}
        onActive={toggle}
      />
      <div className={styles.totals}>
        <dl aria-label="Totals" aria-busy={answer.isRunning}>
          <div>
            <dt className="quiet">Weight</dt>
            <dd>{formatAmount(totals?.weight)} t</dd>
          </div>
          <div>
            <dt className="quiet">Volume</dt>
            <dd>{formatAmount(totals?.volume)} m³</dd>
          </div>
          <div>
            <dt className="quiet">Cost at {cx?.name ?? '30-day averages'}</dt>
            <dd>{formatMoney(totals?.cost)} $</dd>
          </div>
        </dl>
        <WhereToBuy {...bought} empireUuid={empireUuid} />
        <TransferOrder {...bought} />
      </div>
      {loading && ships.length > 0 && (
        <ShipLoads planName={line.planName} ships={ships} loading={loading} flight={flight} />
      )}
    </Stack>
  )
}
