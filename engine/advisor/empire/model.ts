import type { Universe } from '../../universe/universe.ts'
import { type LinearProgram, ProgramBuilder } from '../program.ts'
import type { FixedBase } from './fixed-base.ts'
import { addGoods, type GoodsColumns, type GoodsOptions } from './goods.ts'
import { addSite, type OpenSite } from './open-site.ts'
import type { EmpireRequest } from './request.ts'

export interface EmpireModel extends GoodsColumns {
  readonly program: LinearProgram
  readonly request: EmpireRequest
  readonly open: readonly OpenSite[]
  readonly fixed: readonly FixedBase[]
  readonly constant: number
}

export interface EmpireModelOptions extends Omit<GoodsOptions, 'open'> {
  /** Sites where the program chooses; those that are neither open nor fixed have no base. */
  readonly open: readonly number[]
}

export function empireModel(
  universe: Universe,
  request: EmpireRequest,
  options: EmpireModelOptions,
): EmpireModel {
  const { open: openSites, fixed } = options
  const { limits, sites, left } = request
  const builder = new ProgramBuilder()
  const sum = (value: (base: FixedBase) => number) =>
    fixed.reduce((total, base) => total + value(base), 0)
  const taken =
    sum(({ site }) => sites[site]!.site.permits) +
    left.reduce((total, { site }) => total + site.permits, 0)
  const permitsRow = builder.addRow(-Infinity, limits.permits - taken)
  const budgetRow =
    limits.budget === undefined
      ? undefined
      : builder.addRow(-Infinity, limits.budget - sum((base) => base.constructionCost))
  const open = openSites.map((site) =>
    addSite(universe, builder, request, site, { permitsRow, budgetRow }),
  )
  const goods = addGoods(universe, builder, request, { ...options, open })
  const program = builder.build()
  for (const { site, activities } of open) {
    for (const { column, activity } of activities) {
      if (options.keeps?.(site, activity) === false) program.upper[column] = 0
    }
  }
  return {
    ...goods,
    program,
    request,
    open,
    fixed,
    constant: -sum(({ costPerDay }) => costPerDay),
  }
}
