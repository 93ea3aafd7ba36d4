import { useMemo, useState } from 'react'
import type { StarMap } from '../../../engine/search/distance.ts'
import { stationSystems, useStarColours, ZOOM_LIMITS } from '../../parts/stars/star-canvas.ts'
import { starChart, systemAt } from '../../parts/stars/star-chart.ts'
import { starLayer } from '../../parts/stars/star-paint.ts'
import { GraphSurface } from '../../ui/graph/GraphSurface.tsx'

const NOTHING: ReadonlySet<string> = new Set()

/** The route among the stars; a press on a system tells it. Systems that are not `near` are faint. */
export function RouteMap({
  map,
  way,
  near,
  onPress,
}: {
  map: StarMap
  /** Natural ids of the systems along the route; its ends alone where there is none. */
  way: readonly string[]
  near?: ReadonlySet<string> | undefined
  onPress: (systemNaturalId: string) => void
}) {
  const [hovered, setHovered] = useState<string | null>(null)
  const chart = useMemo(() => starChart(map, [], NOTHING), [map])
  const coloursOf = useStarColours()
  const named = useMemo(() => stationSystems(map), [map])
  const ids = useMemo(() => {
    const bySystem = new Map(map.systems.map(({ NaturalId, SystemId }) => [NaturalId, SystemId]))
    return way.flatMap((system) => bySystem.get(system) ?? [])
  }, [map, way])
  const isNear = useMemo(
    () => near && ((place: number) => near.has(map.systems[place]!.NaturalId)),
    [map, near],
  )
  const paint = useMemo(
    () =>
      starLayer(
        chart,
        {
          ...{ hovered, way: ids, named, isNear, layer: undefined },
          picked: [ids[0], ids.at(-1)].filter((id) => id !== undefined),
        },
        coloursOf,
      ),
    [chart, hovered, ids, named, isNear, coloursOf],
  )
  return (
    <GraphSurface
      label="Star map with the route"
      bounds={chart.bounds}
      paint={paint}
      height="360px"
      limits={ZOOM_LIMITS}
      onPoint={(at, zoom) => {
        const system = (at && systemAt(chart, at, zoom))?.SystemId ?? null
        if (system !== hovered) setHovered(system)
      }}
      onPress={(at, zoom) => {
        const system = systemAt(chart, at, zoom)
        if (system) onPress(system.NaturalId)
      }}
    />
  )
}
