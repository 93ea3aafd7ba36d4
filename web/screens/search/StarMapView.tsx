import { useMemo, useRef } from 'react'
import { jumpPath, STATION_SYSTEMS, type StarMap } from '../../../engine/search/distance.ts'
import type { FoundPlanet } from '../../../engine/search/found-planet.ts'
import { type ChartColours, readChartColours } from '../../ui/charts/chart-colours.ts'
import { type GraphHandle, GraphSurface } from '../../ui/graph/GraphSurface.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { useShownTheme } from '../../ui/theme.ts'
import styles from './StarMapView.module.css'
import { SystemCard } from './SystemCard.tsx'
import { starChart, starLayer, systemAt, systemOfPlanet, type Way } from './star-chart.ts'
import { WayFields } from './WayFields.tsx'

const STATIONS: ReadonlySet<string> = new Set(Object.values(STATION_SYSTEMS))
const LIMITS = { least: 0.08, most: 6 }

/** The stars with their connections, what was found among them, own bases, and the way between two systems. */
export function StarMapView({
  map,
  planets,
  ownPlanets,
  hovered,
  onHover,
  way,
  onWay,
  height,
}: {
  map: StarMap
  planets: readonly FoundPlanet[]
  /** Natural ids of planets with plans of the player. */
  ownPlanets: ReadonlySet<string>
  /** System id. */
  hovered: string | null
  onHover: (systemId: string | null) => void
  way: Way
  onWay: (way: Way) => void
  height: string
}) {
  const theme = useShownTheme()
  const handle = useRef<GraphHandle>(null)
  const chart = useMemo(() => {
    const ownSystems = new Set([...ownPlanets].map(systemOfPlanet))
    return starChart(map, planets, ownSystems)
  }, [map, planets, ownPlanets])
  const from = useSystem(map, way.from)
  const to = useSystem(map, way.to)
  const path = useMemo(
    () => (from && to ? jumpPath(map, from.SystemId, to.SystemId) : undefined),
    [map, from, to],
  )

  const coloursOf = useMemo(() => {
    let colours: ChartColours | undefined
    return (host: HTMLElement) => {
      colours ??= readChartColours(host, theme)
      return colours
    }
  }, [theme])
  const named = useMemo(
    () => new Set(map.systems.filter((s) => STATIONS.has(s.NaturalId)).map((s) => s.SystemId)),
    [map],
  )
  const paint = useMemo(
    () =>
      starLayer(
        chart,
        {
          hovered,
          picked: [from, to].flatMap((system) => system?.SystemId ?? []),
          way: path?.map(({ SystemId }) => SystemId) ?? [],
          named,
        },
        coloursOf,
      ),
    [chart, hovered, from, to, path, named, coloursOf],
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
    if (naturalId === way.from && way.to === null) onWay({ from: null, to: null })
    else if (way.from !== null && way.to === null) onWay({ from: way.from, to: naturalId })
    else onWay({ from: naturalId, to: null })
  }
  const shown = map.systems[map.indexOf.get(hovered ?? '') ?? -1] ?? to ?? from
  return (
    <Stack gap={0}>
      <WayFields
        systems={map.systems}
        way={way}
        path={path}
        onWay={(next) => {
          onWay(next)
          const chosen = next.to !== way.to ? next.to : next.from
          if (chosen !== null) show(chosen)
        }}
      />
      <div className={styles.sky}>
        <GraphSurface
          label="Star map"
          bounds={chart.bounds}
          paint={paint}
          height={height}
          limits={LIMITS}
          handle={handle}
          onPoint={(at, zoom) => {
            const system = at && systemAt(chart, at, zoom)
            if ((system?.SystemId ?? null) !== hovered) onHover(system?.SystemId ?? null)
          }}
          onPress={(at, zoom) => {
            const system = systemAt(chart, at, zoom)
            if (system) press(system.NaturalId)
          }}
        />
        <SystemCard chart={chart} system={shown} ownPlanets={ownPlanets} />
      </div>
      <p className={styles.legend}>
        <span className={styles.found}>●</span> found here, larger for more{' '}
        <span className={styles.own}>□</span> own bases <span className={styles.way}>━</span> the
        way; press two systems to see it
      </p>
    </Stack>
  )
}

function useSystem(map: StarMap, naturalId: string | null) {
  return useMemo(
    () => map.systems.find((system) => system.NaturalId === naturalId),
    [map, naturalId],
  )
}
