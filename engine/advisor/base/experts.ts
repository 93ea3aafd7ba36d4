import { EXPERT_BONUS } from '../../game/constants/bonuses.ts'
import { EXPERTISES } from '../../game/primitives.ts'
import { MAX_EXPERTS } from '../../plan/edit.ts'
import type { Universe } from '../../universe/universe.ts'
import type { ProgramBuilder } from '../program.ts'
import type { BuildingKind } from './columns.ts'
import type { AdvisorSite } from './request.ts'

/** `[expertise][amount]` is a column of 0 or 1; empty where experts are given. */
export type ExpertColumns = readonly (readonly number[])[]

/** Columns of buildings that work. */
export type StaffedColumns = readonly {
  readonly column: number
  readonly kind: Pick<BuildingKind, 'building' | 'experts'>
}[]

/** One number of experts for each expertise, six in all; a building runs with the number that was chosen. */
export function addExperts(
  { buildings }: Universe,
  builder: ProgramBuilder,
  { experts }: AdvisorSite,
  staffed: StaffedColumns,
  areaTotal: number,
): ExpertColumns {
  if (experts !== 'choose') return []
  const all = builder.addRow(-Infinity, MAX_EXPERTS)
  const levels = EXPERTISES.map(() => {
    const one = builder.addRow(1, 1)
    return EXPERT_BONUS.map((_, amount) => {
      const column = builder.addColumn({ integer: true, upper: 1 })
      builder.add(one, column, 1)
      builder.add(all, column, amount)
      return column
    })
  })
  const links = levels.map((columns) =>
    columns.map((column) => {
      const row = builder.addRow(-Infinity, 0)
      builder.add(row, column, -areaTotal)
      return row
    }),
  )
  for (const { column, kind } of staffed) {
    const expertise = buildings.expertise[kind.building]!
    if (expertise < 0) continue
    builder.add(links[expertise]![kind.experts]!, column, buildings.area[kind.building]!)
  }
  return levels
}

/** The whole numbers of experts nearest to the relaxation: a good guess that makes the program far smaller. */
export function roundedExperts(experts: ExpertColumns, values: Float64Array): number[] {
  const wanted = experts.map((columns) =>
    columns.reduce((sum, column, amount) => sum + amount * values[column]!, 0),
  )
  const amounts = wanted.map((amount) => Math.floor(amount + ROUNDING))
  let free = MAX_EXPERTS - amounts.reduce((sum, amount) => sum + amount, 0)
  const rest = (expertise: number) => wanted[expertise]! - amounts[expertise]!
  const nearest = wanted.map((_, expertise) => expertise).sort((a, b) => rest(b) - rest(a))
  for (const expertise of nearest) {
    if (free <= 0 || rest(expertise) <= ROUNDING) break
    amounts[expertise]! += 1
    free -= 1
  }
  return amounts
}

const ROUNDING = 1e-6
