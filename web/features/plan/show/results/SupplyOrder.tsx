import type { Cx } from '../../../../../engine/game/cx.ts'
import type { Planet } from '../../../../../engine/game/gamedata.ts'
import type { MaterialRow } from '../../../../../engine/plan/result.ts'
import { isUsedUp } from '../../../../../engine/supply/burn.ts'
import { DEFAULT_STOCK_DAYS } from '../../../../../engine/supply/cart.ts'
import { needForDays } from '../../../../../engine/supply/resupply.ts'
import { TransferOrder } from '../../../transfer/TransferOrder.tsx'

/** What a base uses in the default days of the supply cart, as if nothing were in stock. */
export function SupplyOrder({
  rows,
  planet: { PlanetName, PlanetNaturalId },
  cx,
}: {
  rows: readonly MaterialRow[]
  planet: Planet
  cx: Cx | null
}) {
  return (
    <TransferOrder
      name={`${DEFAULT_STOCK_DAYS} days for ${PlanetName}`}
      materials={rows
        .filter(({ delta }) => isUsedUp(delta))
        .map(({ ticker, delta }) => ({
          ticker,
          amount: needForDays(0, delta, DEFAULT_STOCK_DAYS),
        }))}
      planetNaturalId={PlanetNaturalId}
      cx={cx?.cx_data ?? null}
    />
  )
}
