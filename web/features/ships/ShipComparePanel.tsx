import { formatWhole } from '../../../engine/game/number-format.ts'
import { IconButton } from '../../ui/field/IconButton.tsx'
import { CloseIcon } from '../../ui/icons/actions.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { ScrollFrame } from '../../ui/table/ScrollFrame.tsx'
import { ShipSelect } from '../fleet/ShipSelect.tsx'
import type { ShipChoice } from '../fleet/ship-choices.ts'
import styles from './Ships.module.css'
import { bestOf, SHIP_FIGURES, type ShipInFigures } from './ship-figures.ts'

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
        <ScrollFrame tabIndex={0}>
          <table className={styles.figures} aria-label="Figures of the ships">
            <thead>
              <tr>
                <td />
                {ships.map(({ id, name }, n) => (
                  <th key={id} scope="col">
                    <Row as="span" inline gap={1} justify="end">
                      {name}
                      {n > 0 && (
                        <IconButton
                          size="small"
                          label={`Leave out ${name}`}
                          icon={<CloseIcon size={12} />}
                          onClick={() => onRemove(id)}
                        />
                      )}
                    </Row>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {SHIP_FIGURES.map((figure) => {
                const best = bestOf(figure, ships)
                return (
                  <tr key={figure.label}>
                    <th scope="row">{figure.label}</th>
                    {ships.map((shown) => (
                      <td key={shown.id}>
                        {figure.words(shown)}
                        {best.has(shown.id) && (
                          <span className="accent" title="best of these">
                            {' '}
                            ★<span className="visually-hidden"> best</span>
                          </span>
                        )}
                      </td>
                    ))}
                  </tr>
                )
              })}
              <tr>
                <th scope="row">Construction cost, {cxName}</th>
                {ships.map(({ id, cost }) => (
                  <td key={id}>{formatWhole(cost)} $</td>
                ))}
              </tr>
            </tbody>
          </table>
        </ScrollFrame>
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
