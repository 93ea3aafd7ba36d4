import type { CxData } from '../../../engine/game/cx.ts'
import { formatCount } from '../../../engine/game/number-format.ts'
import {
  type CxEdit,
  type CxPlace,
  exchangesAt,
  planetsOf,
  tickersAt,
} from '../../../engine/plan/editing/cx-edit.ts'
import { IconButton } from '../../ui/field/IconButton.tsx'
import { CloseIcon } from '../../ui/icons/actions.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { AddPlanet } from './AddPlanet.tsx'
import styles from './PlaceList.module.css'

export function PlaceList({
  cx,
  place,
  onPlace,
  dispatch,
}: {
  cx: CxData
  place: CxPlace
  onPlace: (place: CxPlace) => void
  dispatch: (edit: CxEdit) => string | undefined
}) {
  const places: CxPlace[] = [null, ...planetsOf(cx)]
  function add(planet: string) {
    if (!planetsOf(cx).includes(planet)) dispatch({ kind: 'add planet', planet })
    onPlace(planet)
  }
  function remove(planet: string) {
    dispatch({ kind: 'remove planet', planet })
    if (place === planet) onPlace(null)
  }
  return (
    <Panel title="Where" flush>
      <Stack as="ul" gap={0} className={styles.places} aria-label="Places with preferences">
        {places.map((each) => {
          const count = exchangesAt(cx, each).length + tickersAt(cx, each).length
          return (
            <li key={each ?? 'empire'} className={styles.place} data-chosen={each === place}>
              <button
                type="button"
                className={styles.choose}
                aria-current={each === place}
                onClick={() => onPlace(each)}
              >
                <span>{each ?? 'Empire'}</span>
                <span className="quiet">{formatCount(count, 'preference')}</span>
              </button>
              {each !== null && (
                <IconButton
                  size="small"
                  label={`Remove planet ${each}`}
                  icon={<CloseIcon size={14} />}
                  onClick={() => remove(each)}
                />
              )}
            </li>
          )
        })}
      </Stack>
      <div className={styles.add}>
        <AddPlanet onPick={add} />
      </div>
    </Panel>
  )
}
