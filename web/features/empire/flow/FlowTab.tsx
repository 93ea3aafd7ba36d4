import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { empireMovements } from '../../../../engine/empire/network.ts'
import { formatWhole } from '../../../../engine/game/number-format.ts'
import { gameQueries } from '../../../data/game-queries.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { Checkbox } from '../../../ui/field/Checkbox.tsx'
import { Combobox } from '../../../ui/field/Combobox.tsx'
import { ownLabels } from '../../../ui/field/options.ts'
import { Segmented } from '../../../ui/field/Segmented.tsx'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { useMaterialSource } from '../../../ui/material/material-source.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { OwnSourcingFigures } from '../../basis/use-own-sourcing.ts'
import type { EmpireFigures } from '../use-empire.ts'
import { FlowDiagram } from './FlowDiagram.tsx'
import styles from './FlowTab.module.css'
import { movementColumns, movementKey } from './movement-columns.tsx'
import { OwnMaterials } from './OwnMaterials.tsx'
import { PlaceDetail } from './PlaceDetail.tsx'
import { flowPicture, goodsByCategory, type Measure, SUPPLIES, sizeBy } from './picture.ts'

const MEASURES = [
  { value: 'value', label: 'By value' },
  { value: 'weight', label: 'By weight' },
] as const
const LARGEST_FIRST = { id: 'value', desc: true }

export function FlowTab({
  figures,
  own,
  atCost,
}: {
  figures: EmpireFigures
  own: OwnSourcingFigures
  /** Goods that go between bases are valued at cost. */
  atCost: boolean
}) {
  const [measure, setMeasure] = useState<Measure>('value')
  const [picked, setPicked] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [showsExchange, setShowsExchange] = useState(false)
  const weightOf = useWeights()
  const { plans } = figures
  const { materials } = own.sourcing
  const movements = useMemo(() => {
    const costs = new Map(materials.map((material) => [material.ticker, material.unitCost]))
    const costOf = atCost ? (name: string) => costs.get(name) ?? null : undefined
    return empireMovements(plans, costOf, own.moves)
  }, [plans, materials, atCost, own.moves])
  const plansOn = useMemo(
    () => Map.groupBy(plans, ({ planetNaturalId }) => planetNaturalId),
    [plans],
  )
  const sizeOf = useMemo(() => sizeBy(measure, weightOf), [measure, weightOf])
  const picture = useMemo(
    () =>
      flowPicture(
        [...plansOn.keys()],
        showsExchange
          ? movements
          : movements.filter(({ from, to }) => from !== null && to !== null),
        sizeOf,
      ),
    [plansOn, movements, sizeOf, showsExchange],
  )
  const columns = useMemo(() => movementColumns(weightOf), [weightOf])
  const tickers = useMemo(
    () => [...new Set(movements.map((movement) => movement.ticker))],
    [movements],
  )
  const source = useMaterialSource()
  const goodOf = useMemo(
    () => goodsByCategory((ticker) => source?.facts(ticker)?.category),
    [source],
  )
  const supplies = tickers.filter((ticker) => goodOf(ticker) === SUPPLIES)
  const goods = [
    ...(supplies.length > 0
      ? [{ value: SUPPLIES, label: `Supplies of workers: ${supplies.join(', ')}` }]
      : []),
    ...ownLabels(tickers),
  ]
  const good = goods.some(({ value }) => value === picked) ? picked : null

  if (movements.length === 0) {
    return (
      <Panel>
        <EmptyState
          title="No material flow yet."
          action={<Link to="/search">Find a planet for a plan</Link>}
        >
          Goods appear once the plans have workers or production.
        </EmptyState>
      </Panel>
    )
  }
  return (
    <Stack gap={6}>
      <Panel title="Flow between planets" note={atCost ? 'own goods at cost' : 'a day'} flush>
        <Row wrap gap={3} lineGap={2} className={styles.tools}>
          <Segmented label="Width" choices={MEASURES} value={measure} onValue={setMeasure} />
          <div className={styles.picker}>
            <Combobox
              label="Only one good"
              hideLabel
              placeholder="Only one good"
              allowEmpty
              options={goods}
              value={good}
              onValue={setPicked}
            />
          </div>
          <Checkbox
            label="Exchange"
            checked={showsExchange}
            onChecked={(shown) => {
              setShowsExchange(shown)
              setChosen(null)
            }}
          />
          {good === null && chosen === null ? (
            <span className="quiet">Click a base or a flow to see it on its own.</span>
          ) : (
            <Button
              size="small"
              variant="ghost"
              onClick={() => {
                setPicked(null)
                setChosen(null)
              }}
            >
              Show all
            </Button>
          )}
          {picture.leftOut > 0 && (
            <span className="quiet">
              The largest {formatWhole(picture.links.length)} ways are drawn; the table has{' '}
              {formatWhole(picture.leftOut)} more.
            </span>
          )}
        </Row>
        <FlowDiagram
          picture={picture}
          sizeOf={sizeOf}
          measure={measure}
          good={good}
          goodOf={goodOf}
          namesOn={(planet) => plansOn.get(planet)?.map(({ name }) => name) ?? []}
          chosen={chosen}
          onChoose={setChosen}
          onGood={setPicked}
        />
      </Panel>
      {chosen !== null && (
        <PlaceDetail
          place={chosen}
          plans={plansOn.get(chosen) ?? []}
          movements={movements}
          onClose={() => setChosen(null)}
        />
      )}
      <div className={styles.tables}>
        <OwnMaterials own={own} />
        <Panel title="All movements" note="a day" flush>
          <DataTable
            label="movements"
            tableId="empire-movements"
            rows={movements}
            columns={columns}
            rowKey={movementKey}
            initialSort={LARGEST_FIRST}
            searchable
            columnPicker
            csvName="movements"
            paged
            maxHeight="50dvh"
          />
        </Panel>
      </div>
    </Stack>
  )
}

/** Tonnes per unit; 0 if the material is not known. */
function useWeights(): (ticker: string) => number {
  const { data } = useQuery(gameQueries.materials())
  const weights = useMemo(
    () => new Map(data?.map(({ Ticker, Weight }) => [Ticker, Weight])),
    [data],
  )
  return useCallback((ticker: string) => weights.get(ticker) ?? 0, [weights])
}
