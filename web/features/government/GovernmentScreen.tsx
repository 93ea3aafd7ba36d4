import { NEEDS } from '../../../engine/game/constants/population-buildings.ts'
import { useGateway, useGovernment } from '../../data/calls.ts'
import { Toolbar } from '../../ui/layout/Toolbar.tsx'
import { CxSelect } from '../cx/CxSelect.tsx'
import { useCxChoice } from '../cx/cx-choice.ts'
import { ContextNotice } from '../page/ContextNotice.tsx'
import { PageFrame } from '../page/PageFrame.tsx'
import { Problem } from '../page/Problem.tsx'
import { CheapestPanel } from './CheapestPanel.tsx'
import { GatewayPanel } from './GatewayPanel.tsx'
import type { GovernmentPart } from './government-search.ts'
import { UpkeepPanel } from './UpkeepPanel.tsx'

/** What it costs to keep the people of a planet content, and to build a gateway. */
export function GovernmentScreen({ search, onSearch }: GovernmentPart) {
  const { cx, rules, isPending } = useCxChoice(search.cx)
  const prices = { cx, rules, planetNaturalId: null }
  const wanted = Object.fromEntries(NEEDS.map((need) => [need, search[need] ?? 0]))
  const people = useGovernment(isPending ? undefined : { ...prices, wanted })
  const { capacity = 0, volume = 0, range = 0 } = search
  const gateway = useGateway(
    isPending ? undefined : { ...prices, levels: { capacity, volume, range } },
  )
  const failed = [people, gateway].find(({ problem }) => problem)
  return (
    <PageFrame title="Government" help="government">
      <Toolbar label="Prices" sticky>
        <div style={{ width: 200 }}>
          <CxSelect value={search.cx} onValue={(chosen) => onSearch({ cx: chosen })} />
        </div>
      </Toolbar>
      <ContextNotice>
        {failed && <Problem title="This could not be calculated." of={failed} />}
        <CheapestPanel search={search} onSearch={onSearch} answer={people} />
        <UpkeepPanel search={search} onSearch={onSearch} answer={people} />
        <GatewayPanel search={search} onSearch={onSearch} answer={gateway} />
      </ContextNotice>
    </PageFrame>
  )
}
