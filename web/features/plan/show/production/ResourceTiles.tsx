import { memo, useMemo } from 'react'
import { EXTRACTORS } from '../../../../../engine/game/constants/extraction.ts'
import type { Planet } from '../../../../../engine/game/gamedata.ts'
import { formatAmount } from '../../../../../engine/game/number-format.ts'
import type { PlanEdit } from '../../../../../engine/plan/editing/plan-edit.ts'
import { Row } from '../../../../ui/layout/Row.tsx'
import { MaterialTile } from '../../../../ui/material/MaterialTile.tsx'
import {
  MaterialSourceContext,
  useMaterialSource,
} from '../../../../ui/material/material-source.ts'
import styles from './ResourceTiles.module.css'

export const ResourceTiles = memo(function ResourceTiles({
  planet,
  place,
  dispatch,
}: {
  planet: Planet
  place: number
  dispatch: (edit: PlanEdit) => void
}) {
  const source = useMaterialSource()
  // Inside a button a tile only shows its colour.
  const colours = useMemo(() => source && { facts: source.facts }, [source])
  if (planet.Resources.length === 0) return null
  const resources = planet.Resources.toSorted((a, b) => b.DailyExtraction - a.DailyExtraction)
  return (
    <MaterialSourceContext value={colours}>
      <Row as="ul" wrap align="stretch" gap={1} aria-label="Resources of the planet">
        {resources.map(({ MaterialTicker: ticker, ResourceType, DailyExtraction }) => {
          const { building } = EXTRACTORS[ResourceType]
          const name = source?.facts(ticker)?.name
          return (
            <li key={ticker}>
              <button
                type="button"
                className={styles.resource}
                title={`Add ${building} for ${name ?? ticker}, ${formatAmount(DailyExtraction)} a day`}
                onClick={() =>
                  dispatch({
                    kind: 'several',
                    edits: [
                      { kind: 'add building', name: building },
                      { kind: 'add recipe', building: place, recipeid: `${building}#${ticker}` },
                    ],
                  })
                }
              >
                <span className="visually-hidden">Add {building} for </span>
                <MaterialTile ticker={ticker} amount={DailyExtraction} />
              </button>
            </li>
          )
        })}
      </Row>
    </MaterialSourceContext>
  )
})
