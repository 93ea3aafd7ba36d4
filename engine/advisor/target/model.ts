import { NotAvailable } from '../../universe/diagnostics.ts'
import type { Universe } from '../../universe/universe.ts'
import type { KindColumn } from '../base/buildings.ts'
import type { Net } from '../base/columns.ts'
import { empireModel } from '../empire/model.ts'
import type { OpenSite } from '../empire/open-site.ts'
import type { EmpireRequest, EmpireSite } from '../empire/request.ts'
import type { LinearProgram } from '../program.ts'
import type { TargetRequest } from './request.ts'

/** An index of the sites, or the exchange. */
export type FlowPlace = number | 'exchange'

export interface FlowColumn {
  readonly column: number
  readonly material: number
  readonly from: FlowPlace
  readonly to: FlowPlace
}

export interface TargetModel {
  readonly program: LinearProgram
  readonly request: TargetRequest
  /** Without kinds of buildings that do not help the target. */
  readonly sites: readonly OpenSite[]
  readonly flows: readonly FlowColumn[]
}

/**
 * The program of an empire that sells nothing. The exchange is one more place, which uses what is wanted. The objective is
 * minus the cost a day.
 */
export function targetModel(universe: Universe, request: TargetRequest): TargetModel {
  const wanted = new Map<number, number>()
  for (const { ticker, perDay } of request.wanted) {
    const material = universe.materials.indexOf.get(ticker)
    if (material === undefined) throw new NotAvailable('Material', ticker)
    wanted.set(material, (wanted.get(material) ?? 0) - perDay)
  }
  const { sites, limits, investmentDays } = request
  const exchange = sites.length
  const model = empireModel(universe, empireOf(request), {
    open: [...sites.keys()],
    fixed: [{ site: exchange, net: wanted, costPerDay: 0, constructionCost: 0 }],
    apart: true,
    isSurplusFree: true,
    mostBases: limits.mostBases ?? sites.length,
    construction: 1 / investmentDays,
    narrowed: (open) => usefulOf([...wanted.keys()], open),
  })
  const place = (zone: number): FlowPlace => (zone === exchange ? 'exchange' : zone)
  return {
    program: model.program,
    request,
    sites: model.open,
    flows: [
      ...model.lanes.map(({ from, to, ...lane }) => ({
        ...lane,
        from: place(from),
        to: place(to),
      })),
      ...model.trade.map(({ column, zone, market: { material } }) => ({
        column,
        material,
        from: 'exchange' as const,
        to: place(zone),
      })),
    ],
  }
}

/** All sites share the market's volume, whatever exchange their prices are of. */
function empireOf({
  sites,
  jumps,
  jumpsToExchange,
  freight,
  limits,
  prices,
  dailyVolume,
}: TargetRequest): EmpireRequest {
  const { buyShare, neverBuy, expertises, recipes } = limits
  const exchange = { sell: '', buy: '' }
  const places = [...sites, { ...sites[0]!, prices, dailyVolume }]
  const toExchange = [...jumpsToExchange, 0]
  const last = sites.length
  return {
    sites: places.map(
      (site): EmpireSite => ({
        site,
        kind: 'new',
        existing: null,
        standing: undefined,
        exchange,
      }),
    ),
    limits: {
      permits: Infinity,
      ...(buyShare !== undefined && { buyShare }),
      ...(neverBuy && { neverBuy }),
      ...(expertises && { expertises }),
      ...(recipes && { recipes }),
    },
    freight: { rate: { perUnit: 0, perUnitAndJump: freight }, hours: null },
    curveOf: null,
    refillShare: 1,
    jumps: {
      between: (from, to) => {
        if (from === last) return toExchange[to]!
        return to === last ? toExchange[from]! : jumps[from]![to]!
      },
      toExchange: { sell: toExchange, buy: toExchange },
      toHub: toExchange,
      isServed: toExchange.map((distance) => distance >= 0),
    },
    left: [],
  }
}

/**
 * Keeps the kinds of buildings with a work that helps to make what is wanted, its inputs or what workers use. The others
 * would only slow the solver down. A useful kind keeps all of its works, since any of them may fill the rest of its time.
 */
function usefulOf(wanted: readonly number[], open: readonly OpenSite[]): OpenSite[] {
  const needed = new Set(wanted)
  const makes = (net: Net) => net.some(([m, perDay]) => perDay > 0 && needed.has(m))
  const need = (net: Net) => {
    for (const [material, perDay] of net) if (perDay < 0) needed.add(material)
  }
  const kinds = open.flatMap((site) => site.kinds)
  const useful = new Set<KindColumn>()
  for (let count = -1; count !== needed.size; ) {
    count = needed.size
    for (const kind of kinds) {
      const helping = kind.works.filter(({ work }) => makes(work.net))
      if (helping.length === 0) continue
      useful.add(kind)
      need(kind.kind.net)
      for (const { work } of helping) need(work.net)
    }
  }
  return open.map((site) => ({ ...site, kinds: site.kinds.filter((kind) => useful.has(kind)) }))
}
