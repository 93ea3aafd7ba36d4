import { useMemo, useState } from 'react'
import { systemOf } from '../../../engine/fleet/ships/place-id.ts'
import { formatCount } from '../../../engine/game/number-format.ts'
import type { AtlasRows } from '../../../engine/roi/atlas/rows.ts'
import type { StarMap } from '../../../engine/universe/jumps.ts'
import { useStarMap } from '../../data/use-star-map.ts'
import { Button } from '../../ui/field/Button.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { LayerGroups } from '../star-map/LayerGroups.tsx'
import { StarCard } from '../star-map/StarCard.tsx'
import { StarSurface } from '../star-map/StarSurface.tsx'
import stars from '../star-map/Stars.module.css'
import { starChart } from '../star-map/star-chart.ts'
import { systemName } from '../star-map/system-options.ts'
import styles from './AtlasMap.module.css'
import { BaseLink } from './atlas-base.tsx'
import { MAP_FIGURES, type MapRows, mapRows } from './atlas-map-values.ts'
import { type AtlasColour, colourLabel } from './atlas-search.ts'
import { planetRowTitle } from './planet-cells.tsx'
import { madeOf, Tiles } from './recipe-cells.tsx'
import type { RecipeFacts } from './recipe-facts.ts'

interface AtlasMapProps {
  rows: AtlasRows
  colour: AtlasColour
  /** The share of the daily volume that the player sells. */
  percent: number
  facts: RecipeFacts
  /** Natural ids of planets with plans of the player. */
  own: readonly string[]
}

export function AtlasMap(props: AtlasMapProps) {
  const map = useStarMap()
  return map ? <Sky {...props} map={map} /> : <Skeleton height="480px" />
}

const MAX_LISTED = 15
const NONE: readonly never[] = []

function Sky({ map, rows, colour, percent, facts, own }: AtlasMapProps & { map: StarMap }) {
  const [hovered, setHovered] = useState<string | null>(null)
  const [picked, setPicked] = useState<string | null>(null)
  const [shape, setShape] = useState<number>()
  const chart = useMemo(
    () => starChart(map, NONE, new Set(own.map(systemOf)), shape),
    [map, own, shape],
  )
  const found = useMemo(
    () =>
      mapRows(map, rows, colour, (row) => {
        const made = madeOf(facts, rows.recipeId[row]!).map(({ Ticker }) => Ticker)
        return `${made.join(', ')} on ${planetRowTitle(rows, row)}`
      }),
    [map, rows, colour, facts],
  )
  const marks = useMemo(
    () => ({
      ...{ hovered, way: NONE, layer: found.layer, isNear: undefined },
      picked: picked === null ? NONE : [picked],
    }),
    [hovered, picked, found],
  )
  const place = map.indexOf.get(hovered ?? picked ?? '')
  const system = place === undefined ? undefined : map.systems[place]
  return (
    <div className={styles.map}>
      <Panel flush>
        <div className={stars.sky}>
          <StarSurface
            label="Star map"
            {...{ map, chart, marks }}
            height="clamp(320px, calc(100dvh - 390px), 900px)"
            onShape={setShape}
            onHover={setHovered}
            onPress={(pressed) =>
              setPicked(pressed && pressed.SystemId !== picked ? pressed.SystemId : null)
            }
          />
          {system && (
            <StarCard system={system}>
              {(found.layer.words.get(place!) ?? ['No base here matches the filters.']).map(
                (words) => (
                  <p key={words}>{words}</p>
                ),
              )}
            </StarCard>
          )}
        </div>
        <Row wrap gap={3} lineGap={0} className={stars.legend}>
          <span>{colourLabel(colour, percent)}, the best base of each system</span>
          <LayerGroups layer={found.layer} />
        </Row>
      </Panel>
      <BestHere
        {...{ map, rows, colour, percent, facts, found, picked }}
        onAll={() => setPicked(null)}
      />
    </div>
  )
}

/** The best planets of the picked system, or of all: the content of the map for keyboards and screen readers. */
function BestHere({
  map,
  rows,
  colour,
  percent,
  facts,
  found,
  picked,
  onAll,
}: Omit<AtlasMapProps, 'own'> & {
  map: StarMap
  found: MapRows
  picked: string | null
  onAll: () => void
}) {
  const place = map.indexOf.get(picked ?? '')
  const list = place === undefined ? found.all : (found.bySystem.get(place) ?? NONE)
  const { of, format, isBad, badName } = MAP_FIGURES[colour]
  return (
    <Panel flush>
      <Row wrap gap={3} lineGap={1} className={styles.head}>
        <span className={styles.where}>
          {place === undefined ? 'Best planets' : systemName(map.systems[place]!)}
        </span>
        <span>{formatCount(list.length, 'planet')}</span>
        {place !== undefined && (
          <Button variant="ghost" size="small" onClick={onAll}>
            Show all systems
          </Button>
        )}
      </Row>
      <PlainTable
        label="best planets on the map"
        rows={list.slice(0, MAX_LISTED)}
        keyOf={(row) => rows.planetNaturalId[row]!}
        columns={[
          { header: 'Planet', cell: (row) => <BaseLink rows={rows} row={row} /> },
          {
            header: colourLabel(colour, percent),
            numeric: true,
            cell: (row) => {
              const value = of(rows, row)
              return isBad(value) && !Number.isFinite(value) ? badName : format(value)
            },
          },
          {
            header: 'Makes',
            cell: (row) => <Tiles list={madeOf(facts, rows.recipeId[row]!)} />,
          },
          { header: 'In', tickers: true, cell: (row) => rows.buildingTicker[row] },
        ]}
      />
    </Panel>
  )
}
