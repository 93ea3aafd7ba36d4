import { useMemo } from 'react'
import { STATION_SYSTEMS } from '../../../engine/game/constants/stations.ts'
import type { StarMap } from '../../../engine/universe/jumps.ts'
import { type ChartColours, readChartColours } from '../../ui/chart/chart-colours.ts'
import { useShownTheme } from '../../ui/theme.ts'

export const ZOOM_LIMITS = { least: 0.08, most: 6 }
const STATIONS: ReadonlySet<string> = new Set(Object.values(STATION_SYSTEMS))

export const stationSystems = (map: StarMap): ReadonlySet<string> =>
  new Set(map.systems.filter((s) => STATIONS.has(s.NaturalId)).map((s) => s.SystemId))

/** The colours of the map, read from its element once for each theme. */
export function useStarColours(): (host: HTMLElement) => ChartColours {
  const theme = useShownTheme()
  return useMemo(() => {
    let colours: ChartColours | undefined
    return (host: HTMLElement) => {
      colours ??= readChartColours(host, theme)
      return colours
    }
  }, [theme])
}
