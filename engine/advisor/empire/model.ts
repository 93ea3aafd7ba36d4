import type { Universe } from '../../universe/universe.ts'
import type { KindColumn } from '../buildings.ts'
import type { BuildingKind, Work } from '../columns.ts'
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
  /** Columns before this one are of bases, the others of goods: trade, lanes, and which zone gives what. */
  readonly firstOfGoods: number
}

export interface EmpireModelOptions extends Omit<GoodsOptions, 'open'> {
  /** Sites where the program chooses; those that are neither open nor fixed have no base. */
  readonly open: readonly number[]
  /** Which works are open to the program; all where left out. */
  readonly keeps?: (site: number, kind: BuildingKind, work: Work) => boolean
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
  const closed: number[] = []
  const open = openSites.map((site) => {
    const all = addSite(universe, builder, request, site, { permitsRow, budgetRow })
    return { ...all, kinds: all.kinds.flatMap((kind) => narrowed(kind, site)) }
  })
  /** Without the works that are not kept, and without a kind that has no other. */
  function narrowed(all: KindColumn, site: number): KindColumn[] {
    const { column, kind } = all
    if (all.works.length === 0 || !options.keeps) return [all]
    const works = all.works.filter(({ work }) => options.keeps!(site, kind, work))
    closed.push(...all.works.filter((each) => !works.includes(each)).map(({ column }) => column))
    if (works.length === 0) closed.push(column)
    return works.length === 0 ? [] : [{ ...all, works }]
  }
  const firstOfGoods = builder.columns
  const goods = addGoods(universe, builder, request, { ...options, open })
  const program = builder.build()
  for (const column of closed) program.upper[column] = 0
  return {
    ...goods,
    program,
    request,
    open,
    fixed,
    constant: -sum(({ costPerDay }) => costPerDay),
    firstOfGoods,
  }
}
