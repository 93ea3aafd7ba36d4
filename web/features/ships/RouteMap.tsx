import { useMemo, useState } from 'react'
import type { StarMap } from '../../../engine/universe/jumps.ts'
import { StarSurface } from '../star-map/StarSurface.tsx'
import { starChart } from '../star-map/star-chart.ts'

const NOTHING: ReadonlySet<string> = new Set()

/** The route among the stars; a click on a system reports it. Systems that are not `near` are faint. */
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
  const ids = useMemo(() => {
    const bySystem = new Map(map.systems.map(({ NaturalId, SystemId }) => [NaturalId, SystemId]))
    return way.flatMap((system) => bySystem.get(system) ?? [])
  }, [map, way])
  const isNear = useMemo(
    () => near && ((place: number) => near.has(map.systems[place]!.NaturalId)),
    [map, near],
  )
  const marks = useMemo(
    () => ({
      ...{ hovered, way: ids, isNear, layer: undefined },
      picked: [ids[0], ids.at(-1)].filter((id) => id !== undefined),
    }),
    [hovered, ids, isNear],
  )
  return (
    <StarSurface
      label="Star map with the route"
      {...{ map, chart, marks }}
      height="360px"
      onHover={setHovered}
      onPress={(system) => system && onPress(system.NaturalId)}
    />
  )
}
