import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { type Ship, type ShipDesign, shipOf } from '../../../engine/fleet/ships/blueprint.ts'
import { type OwnFigures, withOwnFigures } from '../../../engine/fleet/ships/own-figures.ts'
import { gameQueries } from '../../data/game-queries.ts'
import { Segmented } from '../../ui/field/Segmented.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { Toolbar } from '../../ui/layout/Toolbar.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { CxSelect } from '../cx/CxSelect.tsx'
import { useCxChoice } from '../cx/cx-choice.ts'
import { OwnShips } from '../fleet/OwnShips.tsx'
import { ShipSelect } from '../fleet/ShipSelect.tsx'
import { useShipChoices } from '../fleet/use-ship-choices.ts'
import { ContextNotice } from '../page/ContextNotice.tsx'
import { DataLoader } from '../page/DataLoader.tsx'
import { PageFrame } from '../page/PageFrame.tsx'
import { chosenShip } from './chosen-ship.ts'
import { DesignView } from './DesignView.tsx'
import type { ShipsPart } from './ships-search.ts'

const RouteView = lazyPart(() => import('./RouteView.tsx'), 'RouteView')
const ReachView = lazyPart(() => import('./ReachView.tsx'), 'ReachView')

const VIEWS = [
  { value: 'design', label: 'Design' },
  { value: 'route', label: 'Route' },
  { value: 'reach', label: 'Reach' },
] as const

export function ShipsScreen({ search, onSearch }: ShipsPart) {
  const materials = useQuery(gameQueries.materials())
  const cx = useCxChoice(search.cx)
  const choices = useShipChoices()
  const chosen = chosenShip(search, choices)
  const make = useShipMaker()
  const view = search.view ?? 'design'
  const part = { search, onSearch, chosen, cx }
  return (
    <PageFrame
      title="Fleet"
      help="ships"
      actions={
        <Segmented
          label="View"
          choices={VIEWS}
          value={view}
          onValue={(next) => onSearch({ view: next === 'design' ? undefined : next })}
        />
      }
    >
      <Toolbar label="Ship and prices" sticky>
        <div style={{ width: 300 }}>
          <ShipSelect
            choices={choices}
            value={chosen.choice.id}
            onValue={(ship) => {
              const at = choices.find(({ id }) => id === ship)?.at
              onSearch({
                ...{ ship, parts: undefined, damage: undefined },
                ...(at && !search.from && { from: at }),
              })
            }}
          />
        </div>
        <div style={{ width: 240 }}>
          <CxSelect value={search.cx} onValue={(chosenCx) => onSearch({ cx: chosenCx })} />
        </div>
      </Toolbar>
      <ContextNotice />
      <OwnShips />
      <DataLoader title="Ships" parts={[{ name: 'Materials', query: materials }]}>
        {make && view === 'design' && <DesignView {...part} choices={choices} make={make} />}
        {make && view !== 'design' && (
          <Suspense fallback={<Skeleton height={480} />}>
            {view === 'route' ? (
              <RouteView {...part} ship={make(chosen.design, chosen.own)} />
            ) : (
              <ReachView {...part} ship={make(chosen.design, chosen.own)} />
            )}
          </Suspense>
        )}
      </DataLoader>
    </PageFrame>
  )
}

/** `own`: what FIO reports of a ship that flies. */
type MakeShip = (design: ShipDesign, own?: OwnFigures) => Ship

function useShipMaker(): MakeShip | undefined {
  const { data } = useQuery(gameQueries.materials())
  return useMemo(() => {
    if (!data) return undefined
    const weights = new Map(data.map(({ Ticker, Weight }) => [Ticker, Weight]))
    const weightOf = (ticker: string) => weights.get(ticker) ?? 0
    return (design, own) => {
      const ship = shipOf(design, weightOf)
      return own ? withOwnFigures(ship, own) : ship
    }
  }, [data])
}
