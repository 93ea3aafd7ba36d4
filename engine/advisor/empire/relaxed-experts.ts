import { baseArea, CORE_MODULE_AREA } from '../../game/constants/base.ts'
import { EXPERT_BONUS } from '../../game/constants/bonuses.ts'
import { EXPERTISES } from '../../game/primitives.ts'
import { MAX_EXPERTS } from '../../plan/edit.ts'
import type { Universe } from '../../universe/universe.ts'
import type { ProgramBuilder } from '../program.ts'
import type { GroupColumn } from './groups.ts'
import type { EmpireRequest } from './request.ts'

export function addRelaxedExperts(
  { buildings }: Universe,
  builder: ProgramBuilder,
  { sites, limits }: EmpireRequest,
  open: readonly number[],
  groups: readonly GroupColumn[],
) {
  const choosing = open.filter((site) => sites[site]!.site.experts === 'choose')
  // If the experts of some sites are given and of others chosen, no row holds for both.
  if (choosing.length === 0 || choosing.length < open.length) return
  const most = Math.min(choosing.length, limits.permits)
  const area = Math.max(...choosing.map((site) => baseArea(sites[site]!.site.permits)))
  const all = builder.addRow(-Infinity, MAX_EXPERTS * most)
  const links = EXPERTISES.map(() => {
    const bases = builder.addRow(-Infinity, most)
    return EXPERT_BONUS.map((_, amount) => {
      const column = builder.addColumn({ integer: true, upper: most })
      builder.add(bases, column, 1)
      builder.add(all, column, amount)
      const link = builder.addRow(-Infinity, 0)
      builder.add(link, column, CORE_MODULE_AREA - area)
      return link
    })
  })
  for (const { column, group } of groups) {
    const { building, experts, recipe } = group.activity
    const expertise = buildings.expertise[building]!
    if (expertise < 0 || !recipe) continue
    builder.add(links[expertise]![experts]!, column, group.area)
  }
}
