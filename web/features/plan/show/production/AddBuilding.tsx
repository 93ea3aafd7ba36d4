import { useQuery } from '@tanstack/react-query'
import { memo, useMemo, useState } from 'react'
import type { Building } from '../../../../../engine/game/gamedata.ts'
import { WORKER_FIELDS } from '../../../../../engine/game/primitives.ts'
import type { Cogc } from '../../../../../engine/game/programs.ts'
import { inWords } from '../../../../../engine/game/words.ts'
import type { PlanEdit } from '../../../../../engine/plan/editing/plan-edit.ts'
import { gameQueries } from '../../../../data/game-queries.ts'
import { Checkbox } from '../../../../ui/field/Checkbox.tsx'
import { Combobox } from '../../../../ui/field/Combobox.tsx'
import { Row } from '../../../../ui/layout/Row.tsx'
import { readableName } from '../../../../ui/material/material-source.ts'
import styles from './AddBuilding.module.css'

/** Whether a programme makes a building faster: by its expertise, or by the workers that it employs. */
function matchesCogc(building: Building, cogc: Cogc): boolean {
  if (cogc === '---') return true
  const kind = WORKER_FIELDS.find((field) => field.toUpperCase() === cogc)
  return kind ? building[kind] > 0 : building.Expertise === cogc
}

const NONE: Building[] = []

export const AddBuilding = memo(function AddBuilding({
  cogc,
  dispatch,
}: {
  cogc: Cogc
  dispatch: (edit: PlanEdit) => void
}) {
  const { data: buildings = NONE } = useQuery(gameQueries.buildings())
  const [onlyMatching, setOnlyMatching] = useState(false)
  const options = useMemo(
    () =>
      buildings
        .filter((building) => building.Type === 'PRODUCTION')
        .filter((building) => !onlyMatching || matchesCogc(building, cogc))
        .sort((a, b) => a.Ticker.localeCompare(b.Ticker))
        .map(({ Ticker, Name, Expertise }) => ({
          value: Ticker,
          label: `${Ticker} · ${readableName(Name)}`,
          hint: Expertise ? inWords(Expertise) : undefined,
        })),
    [buildings, onlyMatching, cogc],
  )
  return (
    <Row gap={3} className={styles.add}>
      <Combobox
        label="Add building"
        hideLabel
        placeholder="Add building…"
        options={options}
        value={null}
        onValue={(name) => dispatch({ kind: 'add building', name })}
      />
      <Checkbox
        label="Match CoGC"
        checked={onlyMatching}
        disabled={cogc === '---'}
        onChecked={setOnlyMatching}
      />
    </Row>
  )
})
