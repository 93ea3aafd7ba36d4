import { useState } from 'react'
import { AssignmentGrid } from '../ui/AssignmentGrid.tsx'
import {
  type Assignments,
  type GridCell,
  type GridItem,
  WHOLE_GRID,
} from '../ui/assignment/marks.ts'
import { Specimen, State } from './Specimen.tsx'

const PLANETS = ['VH-331a', 'UV-351a', 'KW-688c', 'ZV-307e']
const many = (count: number, item: (index: number) => GridItem) =>
  Array.from({ length: count }, (_, index) => item(index))
const PLANS = many(200, (index) => {
  const planet = PLANETS[index % PLANETS.length]!
  return { id: `plan ${index}`, name: `Base ${index + 1}`, note: planet, group: planet }
})
const EMPIRES = many(20, (index) => ({ id: `empire ${index}`, name: `Empire ${index + 1}` }))
const STORED: Assignments = new Map(
  EMPIRES.map(({ id }, empire) => [
    id,
    new Set(PLANS.filter((_, plan) => (plan * 7 + empire * 3) % 11 < 3).map((plan) => plan.id)),
  ]),
)
const CX = ['Moria prices', 'Antares prices'].map((name) => ({ id: name, name }))
const ONE_EACH: Assignments = new Map([
  ['Moria prices', new Set(['empire 0', 'empire 1'])],
  ['Antares prices', new Set(['empire 3'])],
])

function withCells(
  current: Assignments,
  cells: readonly GridCell[],
  assigned: boolean,
  exclusive: boolean,
): Assignments {
  const next = new Map([...current].map(([column, rows]) => [column, new Set(rows)]))
  for (const { row, column } of cells) {
    if (assigned && exclusive) for (const rows of next.values()) rows.delete(row)
    if (assigned) next.get(column)?.add(row)
    else next.get(column)?.delete(row)
  }
  return next
}

export function AssignmentSection() {
  const [current, setCurrent] = useState(STORED)
  const [view, setView] = useState(WHOLE_GRID)
  const [ofCx, setOfCx] = useState(ONE_EACH)
  const [cxView, setCxView] = useState(WHOLE_GRID)
  return (
    <Specimen name="AssignmentGrid" note="Space toggles a cell, a selection, a row or a column">
      <State name="200 plans × 20 empires" width="full">
        <AssignmentGrid
          label="Plans in empires"
          rows={PLANS}
          columns={EMPIRES}
          stored={STORED}
          current={current}
          onAssign={(cells, assigned) => setCurrent(withCells(current, cells, assigned, false))}
          view={view}
          onView={setView}
          rowWord="plans"
          columnsWord="Empires"
          groupsWord="Planets"
          maxHeight="360px"
        />
      </State>
      <State name="one column a row" width="full">
        <AssignmentGrid
          label="CX of empires"
          exclusive
          rows={EMPIRES.slice(0, 5)}
          columns={CX}
          stored={ONE_EACH}
          current={ofCx}
          onAssign={(cells, assigned) => setOfCx(withCells(ofCx, cells, assigned, true))}
          view={cxView}
          onView={setCxView}
          rowWord="empires"
          columnsWord="CX"
        />
      </State>
    </Specimen>
  )
}
