import { formatWhole } from '../../../engine/game/number-format.ts'
import { IconButton } from '../../ui/field/IconButton.tsx'
import { CloseIcon } from '../../ui/icons/actions.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { type PlainColumn, PlainTable } from '../../ui/table/PlainTable.tsx'
import { ShipSelect } from '../fleet/ShipSelect.tsx'
import type { ShipChoice } from '../fleet/ship-choices.ts'
import styles from './Ships.module.css'
import { bestOf, SHIP_FIGURES, type ShipFigure, type ShipInFigures } from './ship-figures.ts'

export const MAX_COMPARED_SHIPS = 4

export function ShipComparePanel({
  ships,
  choices,
  cxName,
  onAdd,
  onRemove,
}: {
  /** The first is the ship of the page. */
  ships: readonly ShipInFigures[]
  choices: readonly ShipChoice[]
  cxName: string
  onAdd: (id: string) => void
  onRemove: (id: string) => void
}) {
  const offered = choices.filter(({ id }) => !ships.some((shown) => shown.id === id))
  return (
    <Panel title="Figures" note="with full tanks">
      <Stack gap={3}>
        <PlainTable
          label="Figures of the ships"
          isWide
          fitsDock
          className={styles.figures}
          rows={[...SHIP_FIGURES, constructionCost(cxName)]}
          keyOf={({ label }) => label}
          columns={[
            { header: '', cell: ({ label }) => label },
            ...ships.map(
              (ship, place): PlainColumn<ShipFigure> => ({
                header: ship.name,
                id: ship.id,
                numeric: true,
                mark: place > 0 && (
                  <IconButton
                    size="small"
                    label={`Leave out ${ship.name}`}
                    icon={<CloseIcon size={12} />}
                    onClick={() => onRemove(ship.id)}
                  />
                ),
                cell: (figure) => (
                  <>
                    {figure.words(ship)}
                    {bestOf(figure, ships).has(ship.id) && (
                      <span className="accent" title="best of these">
                        {' '}
                        ★<span className="visually-hidden"> best</span>
                      </span>
                    )}
                  </>
                ),
              }),
            ),
          ]}
        />
        {ships.length < MAX_COMPARED_SHIPS ? (
          <div style={{ width: 200 }}>
            <ShipSelect label="Compare with" choices={offered} value={null} onValue={onAdd} />
          </div>
        ) : (
          <p className="quiet">Four ships is the maximum.</p>
        )}
      </Stack>
    </Panel>
  )
}

/** Without a mark: a cheaper ship is not better by that. */
const constructionCost = (cxName: string): ShipFigure => ({
  label: `Construction cost, ${cxName}`,
  words: ({ cost }) => `${formatWhole(cost)} $`,
})
