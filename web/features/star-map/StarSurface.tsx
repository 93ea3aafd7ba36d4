import { type RefObject, useMemo } from 'react'
import { STATION_SYSTEMS } from '../../../engine/game/constants/stations.ts'
import type { StarMap } from '../../../engine/universe/jumps.ts'
import { type ChartColours, readChartColours } from '../../ui/chart/chart-colours.ts'
import { type GraphHandle, GraphSurface } from '../../ui/graph/GraphSurface.tsx'
import { useShownTheme } from '../../ui/theme.ts'
import { type StarChart, systemAt } from './star-chart.ts'
import { type Marks, starLayer } from './star-paint.ts'

const ZOOM_LIMITS = { least: 0.08, most: 6 }
const STATIONS: ReadonlySet<string> = new Set(Object.values(STATION_SYSTEMS))

const stationSystems = (map: StarMap): ReadonlySet<string> =>
  new Set(map.systems.filter((s) => STATIONS.has(s.NaturalId)).map((s) => s.SystemId))

/** The colours of the map, read from its element once for each theme. */
function useStarColours(): (host: HTMLElement) => ChartColours {
  const theme = useShownTheme()
  return useMemo(() => {
    let colours: ChartColours | undefined
    return (host: HTMLElement) => {
      colours ??= readChartColours(host, theme)
      return colours
    }
  }, [theme])
}

export function StarSurface({
  label,
  map,
  chart,
  marks,
  height,
  handle,
  onShape,
  onHover,
  onPress,
}: {
  label: string
  map: StarMap
  chart: StarChart
  /** The same object while the marks are the same. */
  marks: Omit<Marks, 'named'>
  height: string
  handle?: RefObject<GraphHandle | null>
  /** For the chart, which fills its box. */
  onShape: (shape: number) => void
  /** Called with the id of each system under the pointer, and null when it leaves one. */
  onHover: (systemId: string | null) => void
  /** Null: between the stars. */
  onPress: (system: StarMap['systems'][number] | null) => void
}) {
  const coloursOf = useStarColours()
  const named = useMemo(() => stationSystems(map), [map])
  const paint = useMemo(
    () => starLayer(chart, { ...marks, named }, coloursOf),
    [chart, marks, named, coloursOf],
  )
  return (
    <GraphSurface
      label={label}
      bounds={chart.bounds}
      paint={paint}
      height={height}
      limits={ZOOM_LIMITS}
      onShape={onShape}
      {...(handle && { handle })}
      onPoint={(at, zoom) => {
        const system = (at && systemAt(chart, at, zoom))?.SystemId ?? null
        if (system !== marks.hovered) onHover(system)
      }}
      onPress={(at, zoom) => onPress(systemAt(chart, at, zoom) ?? null)}
    />
  )
}
