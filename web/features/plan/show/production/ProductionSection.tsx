import { memo } from 'react'
import type { Planet } from '../../../../../engine/game/gamedata.ts'
import type { PlanBuilding } from '../../../../../engine/game/plan.ts'
import type { Cogc } from '../../../../../engine/game/programs.ts'
import type { PlanEdit } from '../../../../../engine/plan/editing/plan-edit.ts'
import type { BuildingResult } from '../../../../../engine/plan/result.ts'
import { EmptyState } from '../../../../ui/layout/EmptyState.tsx'
import { Row } from '../../../../ui/layout/Row.tsx'
import { AddBuilding } from './AddBuilding.tsx'
import { BuildingRow } from './BuildingRow.tsx'
import styles from './ProductionSection.module.css'
import { RecipeHead } from './RecipeRow.tsx'
import { ResourceTiles } from './ResourceTiles.tsx'

export const ProductionSection = memo(function ProductionSection({
  buildings,
  results,
  planet,
  cogc,
  dispatch,
  isReadOnly,
}: {
  buildings: readonly PlanBuilding[]
  results: readonly BuildingResult[] | undefined
  planet: Planet
  cogc: Cogc
  dispatch: (edit: PlanEdit) => void
  isReadOnly: boolean
}) {
  return (
    <>
      {!isReadOnly && (
        <Row wrap gap={3} lineGap={2}>
          <AddBuilding cogc={cogc} dispatch={dispatch} />
          <ResourceTiles planet={planet} place={buildings.length} dispatch={dispatch} />
        </Row>
      )}
      {buildings.length === 0 ? (
        <EmptyState title="No buildings yet.">
          {isReadOnly
            ? 'Nothing is produced on this base.'
            : 'Add a building above, or press a resource of the planet to extract it.'}
        </EmptyState>
      ) : (
        <>
          <Heads count={Math.min(MAX_COLUMNS, buildings.length)} />
          <ul className={styles.buildings} aria-label="Buildings">
            {buildings.map((building, row) => (
              <BuildingRow
                // A plan may hold the same building twice: only its index tells them apart.
                // biome-ignore lint/suspicious/noArrayIndexKey: as said
                key={row}
                row={row}
                building={building}
                result={matching(results?.[row], building)}
                dispatch={dispatch}
                isReadOnly={isReadOnly}
              />
            ))}
          </ul>
        </>
      )}
    </>
  )
})

const MAX_COLUMNS = 3

/** One head for each column of buildings. How many columns there are is known to the style sheet only, so the rest is cut off. */
const Heads = ({ count }: { count: number }) => (
  <div className={styles.heads}>
    {Array.from({ length: count }, (_, column) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns are all alike
      <div key={column} className={styles.head}>
        <RecipeHead />
      </div>
    ))}
  </div>
)

/** Rows move when one is removed: the figures of another building are worse than none. */
const matching = (result: BuildingResult | undefined, { name }: PlanBuilding) =>
  result?.name === name ? result : undefined
