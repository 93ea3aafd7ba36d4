import { repairBill, type Ship, type ShipDesign } from '../../../engine/fleet/ships/blueprint.ts'
import type { OwnFigures } from '../../../engine/fleet/ships/own-figures.ts'
import { formatFixed } from '../../../engine/game/number-format.ts'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { SideBySide } from '../../ui/layout/SideBySide.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { CxChoice } from '../cx/cx-choice.ts'
import type { ShipChoice } from '../fleet/ship-choices.ts'
import { Problem } from '../page/Problem.tsx'
import { TransferOrder } from '../transfer/TransferOrder.tsx'
import { BillTable } from './BillTable.tsx'
import { type ChosenShip, partsInAddress } from './chosen-ship.ts'
import { PartsForm } from './PartsForm.tsx'
import { SaveDesign } from './SaveDesign.tsx'
import { MAX_COMPARED_SHIPS, ShipComparePanel } from './ShipComparePanel.tsx'
import type { ShipsPart } from './ships-search.ts'
import { useBillCost } from './use-bill-cost.ts'

const amountsOf = (bill: ReadonlyMap<string, number>) =>
  [...bill].map(([ticker, amount]) => ({ ticker, amount }))

export function DesignView({
  search,
  onSearch,
  chosen,
  choices,
  cx,
  make,
}: ShipsPart & {
  chosen: ChosenShip
  choices: readonly ShipChoice[]
  cx: CxChoice
  make: (design: ShipDesign, own?: OwnFigures) => Ship
}) {
  const { choice, design, isChanged } = chosen
  const ship = make(design, chosen.own)
  const compared = comparedShips(search.compare, choices, choice.id)
  const others = compared.map(({ id, name, design, own }) => ({
    ...{ id, name, design },
    ship: make(design, own),
  }))
  const damage = search.damage ?? Number(formatFixed(choice.damage * 100, 1))
  const repair = repairBill(ship, design.hull, damage / 100)
  const cost = useBillCost([ship.bill, repair, ...others.map((other) => other.ship.bill)], cx)
  const name = isChanged ? `${choice.name}, changed` : choice.name
  const ships = [{ id: choice.id, name, design, ship }, ...others].map((shown) => ({
    ...shown,
    cost: cost.costOf(shown.ship.bill),
  }))
  const compare = (ids: readonly string[]) =>
    onSearch({ compare: ids.length === 0 ? undefined : ids.join(',') })
  const comparedIds = compared.map(({ id }) => id)

  return (
    <SideBySide first="300px">
      <Panel title="Parts" note={isChanged ? 'changed, not saved' : undefined}>
        <Stack gap={4}>
          {choice.isAssumed && (
            <p className="quiet">
              These parts fit what FIO reports of {choice.name}. Save its parts if they are
              different.
            </p>
          )}
          <PartsForm
            design={design}
            onDesign={(next) => onSearch({ parts: partsInAddress(next, chosen) })}
          />
          <SaveDesign
            key={choice.id}
            ship={chosen}
            onShip={(id) => onSearch({ ship: id, parts: undefined })}
          />
        </Stack>
      </Panel>
      <Stack gap={4}>
        {cost.failed && <Problem title="The bill could not be priced." of={cost.failed} />}
        <ShipComparePanel
          ships={ships}
          choices={choices}
          cxName={cx.name}
          onAdd={(id) => compare([...comparedIds, id])}
          onRemove={(id) => compare(comparedIds.filter((each) => each !== id))}
        />
        <Panel
          title="Bill of materials"
          note="~ an average where nobody sells it"
          actions={<TransferOrder name={`Build ${choice.name}`} materials={amountsOf(ship.bill)} />}
        >
          <BillTable label="Bill of the ship" bill={ship.bill} cost={cost} cxName={cx.name} />
        </Panel>
        <Panel
          title="Repair"
          actions={
            repair.size > 0 && (
              <TransferOrder name={`Repair ${choice.name}`} materials={amountsOf(repair)} />
            )
          }
        >
          <Stack gap={3}>
            <Row>
              <div style={{ width: 200 }}>
                <NumberInput
                  label="Damage of the hull"
                  suffix="%"
                  decimals
                  max={100}
                  value={damage}
                  onValue={(next) => onSearch({ damage: next })}
                />
              </div>
            </Row>
            {repair.size > 0 ? (
              <BillTable label="Bill of the repair" bill={repair} cost={cost} cxName={cx.name} />
            ) : (
              <p className="quiet">An undamaged ship needs no repair. Say how much is damaged.</p>
            )}
          </Stack>
        </Panel>
      </Stack>
    </SideBySide>
  )
}

/** Ships of the address that are still there, without the one of the page. */
function comparedShips(
  compare: string | undefined,
  choices: readonly ShipChoice[],
  shownId: string,
): ShipChoice[] {
  const ids = new Set((compare ?? '').split(','))
  ids.delete(shownId)
  return [...ids]
    .flatMap((id) => choices.find((choice) => choice.id === id) ?? [])
    .slice(0, MAX_COMPARED_SHIPS - 1)
}
