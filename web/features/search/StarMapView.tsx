import { Suspense, useMemo, useRef, useState } from 'react'
import { systemOf } from '../../../engine/fleet/ships/place-id.ts'
import type { StarSystem } from '../../../engine/game/gamedata.ts'
import type { FoundPlanet } from '../../../engine/planets/found-planet.ts'
import { jumpPath, jumpsFrom, type StarMap } from '../../../engine/universe/jumps.ts'
import type { GraphHandle } from '../../ui/graph/GraphSurface.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { useShipsNow } from '../fleet/use-ships-now.ts'
import { jumpRings } from '../star-map/jump-rings.ts'
import { StarSurface } from '../star-map/StarSurface.tsx'
import stars from '../star-map/Stars.module.css'
import { shipMarks } from '../star-map/ship-marks.ts'
import { type MapRoute, starChart } from '../star-map/star-chart.ts'
import { LayerFields, LayerLegend } from './MapLayers.tsx'
import styles from './StarMapView.module.css'
import { SystemCard } from './SystemCard.tsx'
import { type LayerChoice, useSystemLayer } from './use-system-layer.ts'
import { WayFields } from './WayFields.tsx'

const SystemFromAbove = lazyPart(() => import('./SystemFromAbove.tsx'), 'SystemFromAbove')

/** The stars with their connections, what was found among them, own bases, and the way between two systems. */
export function StarMapView({
  map,
  planets,
  ownPlanets,
  hovered,
  onHover,
  way,
  onWay,
  choice,
  onChoice,
  height,
}: {
  map: StarMap
  planets: readonly FoundPlanet[]
  ownPlanets: ReadonlySet<string>
  hovered: string | null
  onHover: (systemId: string | null) => void
  way: MapRoute
  onWay: (way: MapRoute) => void
  choice: LayerChoice
  onChoice: (choice: LayerChoice) => void
  height: string
}) {
  const handle = useRef<GraphHandle>(null)
  const [shape, setShape] = useState<number>()
  const chart = useMemo(() => {
    const ownSystems = new Set([...ownPlanets].map(systemOf))
    return starChart(map, planets, ownSystems, shape)
  }, [map, planets, ownPlanets, shape])
  const from = useSystem(map, way.from)
  const to = useSystem(map, way.to)
  const path = useMemo(
    () => (from && to ? jumpPath(map, from.SystemId, to.SystemId) : undefined),
    [map, from, to],
  )

  const { within } = way
  const jumps = useMemo(() => (from ? jumpsFrom(map, from.SystemId) : undefined), [map, from])
  const isNear = useMemo(() => {
    if (!jumps || within === null) return undefined
    return (place: number) => jumps[place]! >= 0 && jumps[place]! <= within
  }, [jumps, within])
  const rings = useMemo(
    () => (from && jumps ? jumpRings(chart, from.SystemId, jumps) : []),
    [chart, from, jumps],
  )
  const near = useMemo(() => {
    if (!isNear) return undefined
    const places = [...map.systems.keys()].filter(isNear)
    const found = places.reduce((sum, place) => sum + chart.found[place]!.length, 0)
    return { systems: places.length, found }
  }, [map, chart, isNear])
  const layer = useSystemLayer(map, choice)
  const [above, setAbove] = useState<StarSystem | null>(null)

  const { ships, now } = useShipsNow()
  const flying = useMemo(() => shipMarks(chart, ships), [chart, ships])
  const marks = useMemo(
    () => ({
      ships: flying,
      hovered,
      picked: [from, to].flatMap((system) => system?.SystemId ?? []),
      way: path?.map(({ SystemId }) => SystemId) ?? [],
      layer: layer.shown,
      isNear,
      rings,
    }),
    [hovered, from, to, path, layer.shown, isNear, rings, flying],
  )

  function show(naturalId: string) {
    const place = map.systems.findIndex((system) => system.NaturalId === naturalId)
    if (place < 0) return
    handle.current?.show({
      x: chart.x[place]! - 60,
      y: chart.y[place]! - 60,
      width: 120,
      height: 120,
    })
  }
  function press(naturalId: string) {
    const again = naturalId === way.from && way.to === null
    if (again) onWay({ ...way, from: null })
    else if (way.from !== null && way.to === null) onWay({ ...way, to: naturalId })
    else onWay({ ...way, from: naturalId, to: null })
  }
  const under = map.indexOf.get(hovered ?? '')
  const shown = (under === undefined ? undefined : map.systems[under]) ?? to ?? from
  return (
    <Stack gap={0}>
      <WayFields
        systems={map.systems}
        way={way}
        path={path}
        near={near}
        onWay={(next) => {
          onWay(next)
          const chosen = next.to !== way.to ? next.to : next.from
          if (chosen !== null) show(chosen)
        }}
      />
      <div className={stars.sky}>
        <StarSurface
          label="Star map"
          {...{ map, chart, marks, height, handle, onHover }}
          onShape={setShape}
          onPress={(system) => system && press(system.NaturalId)}
        />
        <div className={styles.layers}>
          <LayerFields choice={choice} onChoice={onChoice} />
        </div>
        <SystemCard
          chart={chart}
          system={shown}
          ownPlanets={ownPlanets}
          ships={ships}
          now={now}
          layer={layer.shown}
          onFromAbove={setAbove}
        />
        {above && (
          <Suspense>
            <SystemFromAbove system={above} onClose={() => setAbove(null)} />
          </Suspense>
        )}
      </div>
      <Row wrap gap={3} lineGap={0} className={stars.legend}>
        <LayerLegend {...layer} />
        <span>
          <span className="accent">●</span> matches, bigger = more
        </span>
        <span>
          <span className="profit">□</span> own bases
        </span>
        {flying.length > 0 && (
          <span>
            <span className="warn">◆</span> your ships in flight
          </span>
        )}
        {rings.length > 0 && (
          <span>
            <span className="warn">┄</span> all systems within 5, 10, 15 … jumps are inside
          </span>
        )}
        <span>
          <span className="warn">━</span> the route: click two systems
        </span>
      </Row>
    </Stack>
  )
}

function useSystem(map: StarMap, naturalId: string | null) {
  return useMemo(
    () => map.systems.find((system) => system.NaturalId === naturalId),
    [map, naturalId],
  )
}
