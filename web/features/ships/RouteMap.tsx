import { useMemo, useState } from 'react'
import { jumpsFrom, type StarMap } from '../../../engine/universe/jumps.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { jumpRings } from '../star-map/jump-rings.ts'
import { LayerGroups } from '../star-map/LayerGroups.tsx'
import { StarSurface } from '../star-map/StarSurface.tsx'
import stars from '../star-map/Stars.module.css'
import { starChart } from '../star-map/star-chart.ts'
import type { SystemLayer } from '../star-map/system-layer.ts'

const NOTHING: ReadonlySet<string> = new Set()

/** The route among the stars; a click on a system reports it. Systems without a colour of the layer are faint. */
export function RouteMap({
  map,
  way,
  layer,
  onPress,
}: {
  map: StarMap
  /** Natural ids of the systems along the route, or only its ends where there is none. */
  way: readonly string[]
  layer?: SystemLayer | undefined
  onPress: (systemNaturalId: string) => void
}) {
  const [hovered, setHovered] = useState<string | null>(null)
  const [shape, setShape] = useState<number>()
  const chart = useMemo(() => starChart(map, [], NOTHING, shape), [map, shape])
  const ids = useMemo(() => {
    const bySystem = new Map(map.systems.map(({ NaturalId, SystemId }) => [NaturalId, SystemId]))
    return way.flatMap((system) => bySystem.get(system) ?? [])
  }, [map, way])
  const [start] = ids
  const rings = useMemo(
    () => (start === undefined ? [] : jumpRings(chart, start, jumpsFrom(map, start))),
    [map, chart, start],
  )
  const marks = useMemo(
    () => ({
      ...{ hovered, way: ids, layer, rings },
      isNear: layer && ((place: number) => layer.groupOf[place]! >= 0),
      picked: [start, ids.at(-1)].filter((id) => id !== undefined),
    }),
    [hovered, ids, start, layer, rings],
  )
  const place = map.indexOf.get(hovered ?? '')
  const words = (place !== undefined && layer?.words.get(place)) || []
  return (
    <>
      <StarSurface
        label="Star map with the route"
        {...{ map, chart, marks }}
        height="clamp(360px, 52dvh, 640px)"
        onShape={setShape}
        onHover={setHovered}
        onPress={(system) => system && onPress(system.NaturalId)}
      />
      {layer && (
        <Row wrap gap={3} lineGap={0} className={stars.legend}>
          <LayerGroups layer={layer} />
          {words.length > 0 && <strong>{words.join(', ')}</strong>}
        </Row>
      )}
    </>
  )
}
