import type { Universe } from '../../universe/universe.ts'
import type { KindColumn } from '../base/buildings.ts'
import type { BuildingKind, Work } from '../base/columns.ts'
import { type LinearProgram, ProgramBuilder } from '../program.ts'
import type { FixedBase, FixedPlace } from './fixed-base.ts'
import { addGoods, type GoodsColumns, type GoodsOptions } from './goods.ts'
import { addSite, type OpenSite } from './open-site.ts'
import type { EmpireRequest } from './request.ts'

export interface EmpireModel<Fixed extends FixedPlace = FixedBase> extends GoodsColumns {
  readonly program: LinearProgram
  readonly request: EmpireRequest
  readonly open: readonly OpenSite[]
  readonly fixed: readonly Fixed[]
  readonly constant: number
  /** Columns before this one are of bases, the others of goods: trade, lanes, and which zone gives what. */
  readonly firstOfGoods: number
}

export interface EmpireModelOptions<Fixed extends FixedPlace>
  extends Omit<GoodsOptions, 'open' | 'fixed'> {
  /** Sites where the program chooses. Sites that are neither open nor fixed have no base. */
  readonly open: readonly number[]
  readonly fixed: readonly Fixed[]
  readonly mostBases?: number
  /** $ a day for each $ of construction. */
  readonly construction?: number
  /** The kinds and works of each open site that the program may use; all where left out. */
  readonly narrowed?: (open: readonly OpenSite[]) => readonly OpenSite[]
}

/** Any number of bases that share permits, budget, markets and each other's goods. The objective is $ a day. */
export function empireModel<Fixed extends FixedPlace>(
  universe: Universe,
  request: EmpireRequest,
  options: EmpireModelOptions<Fixed>,
): EmpireModel<Fixed> {
  const { open: openSites, fixed, mostBases, construction = 0 } = options
  const { limits, sites, left } = request
  const builder = new ProgramBuilder()
  const sum = (value: (place: Fixed) => number) =>
    fixed.reduce((total, place) => total + value(place), 0)
  const taken =
    sum(({ site }) => sites[site]!.site.permits) +
    left.reduce((total, { site }) => total + site.permits, 0)
  const permitsRow =
    limits.permits === Infinity ? undefined : builder.addRow(-Infinity, limits.permits - taken)
  const basesRow = mostBases === undefined ? undefined : builder.addRow(-Infinity, mostBases)
  const budgetRow =
    limits.budget === undefined
      ? undefined
      : builder.addRow(-Infinity, limits.budget - sum((place) => place.constructionCost))
  const shared = { permitsRow, basesRow, budgetRow, construction }
  const all = openSites.map((site) => addSite(universe, builder, request, site, shared))
  const open = options.narrowed?.(all) ?? all
  const firstOfGoods = builder.columns
  const goods = addGoods(universe, builder, request, { ...options, open })
  const program = builder.build()
  const kept = new Set(columnsOf(open))
  for (const column of columnsOf(all)) if (!kept.has(column)) program.upper[column] = 0
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

const columnsOf = (sites: readonly OpenSite[]) =>
  sites.flatMap(({ kinds }) =>
    kinds.flatMap(({ column, works }) => [column, ...works.map((work) => work.column)]),
  )

/** Without the works that are not kept, and without kinds that have no other work. Idle kinds stay. */
export function withWorks(
  open: readonly OpenSite[],
  keeps: (site: number, kind: BuildingKind, work: Work) => boolean,
): OpenSite[] {
  const narrowed = (all: KindColumn, site: number): KindColumn[] => {
    if (all.works.length === 0) return [all]
    const works = all.works.filter(({ work }) => keeps(site, all.kind, work))
    return works.length === 0 ? [] : [{ ...all, works }]
  }
  return open.map((one) => ({
    ...one,
    kinds: one.kinds.flatMap((kind) => narrowed(kind, one.site)),
  }))
}
