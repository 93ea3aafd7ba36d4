import { formatMoney } from '../../../engine/game/number-format.ts'
import type { PopulationUpkeep } from '../../../engine/planets/government.ts'
import { Tag } from '../../ui/figure/Tag.tsx'
import { Row } from '../../ui/layout/Row.tsx'

export function BuildingUpkeep({ building }: { building: PopulationUpkeep }) {
  return (
    <Row as="span" inline wrap>
      {building.ticker} · {building.name}
      {building.isDisputed && <Tag tone="warn">materials disputed</Tag>}
    </Row>
  )
}

export const upkeepCost = ({ cost, unpriced }: PopulationUpkeep) =>
  cost === null ? `price unknown: ${unpriced.join(', ')}` : formatMoney(cost)
