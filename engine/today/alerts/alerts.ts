import type { AlertRule, SupplyRule } from '../../game/alert.ts'
import type { FioSites, FioStorage } from '../../game/fio.ts'
import type { Planet } from '../../game/gamedata.ts'
import { DAY_MS } from '../../game/time.ts'
import { knownPerDay, unitsPerDayAt } from '../../market/units-per-day.ts'
import { programmeAt } from '../../planets/cogc.ts'
import { type DailyFlow, exhaustionDays } from '../../supply/burn.ts'
import { planetRepairs } from '../../supply/repair-sites.ts'
import { planetStock, stockEverywhere } from '../../supply/stock.ts'
import type { Universe } from '../../universe/universe.ts'

export interface AlertFacts {
  readonly now: number
  readonly universe: Pick<Universe, 'materials' | 'exchanges'>
  readonly storage: FioStorage | null
  readonly sites: FioSites | null
  planet(naturalId: string): Pick<Planet, 'PlanetName' | 'COGCPrograms'> | undefined
  /** What the base on a planet uses and makes of a material a day; undefined where it has no plan. */
  flowOn(
    planetNaturalId: string,
    ticker: string,
    from: SupplyRule['flows'],
  ): Omit<DailyFlow, 'ticker'> | undefined
}

export interface AlertState {
  readonly rule: AlertRule
  /** Null where the facts are not known; then no message is sent and no alert ends. */
  readonly isMet: boolean | null
  /** In the unit of the limit; null where there is none, or where it is infinite. */
  readonly value: number | null
  readonly planet: string | null
  readonly planetName: string | null
}

/** In the order of the rules. The page and the server both use this. */
export function evaluateRules(rules: readonly AlertRule[], facts: AlertFacts): AlertState[] {
  return rules.map((rule) => {
    const found = find(rule, facts)
    const planet = found?.planet ?? ('planet' in rule ? rule.planet : null)
    return {
      rule,
      isMet: found?.isMet ?? null,
      value: found && Number.isFinite(found.value) ? found.value : null,
      planet,
      planetName: planet === null ? null : nameOf(planet, facts),
    }
  })
}

interface Found {
  value: number
  isMet: boolean
  planet?: string
}

function find(rule: AlertRule, facts: AlertFacts): Found | null {
  switch (rule.watch) {
    case 'price':
    case 'spread':
    case 'volume':
      return against(rule, marketFigure(rule, facts))
    case 'stock':
      return against(rule, stockOf(rule, facts))
    case 'supply':
      return against({ is: 'below', limit: rule.limit }, daysLeft(rule, facts))
    case 'storage':
      return extreme(rule, storageShares(facts), 'above')
    case 'repair':
      return extreme(rule, conditions(facts), 'below')
    case 'programme':
      return programmeEnds(rule, facts)
  }
}

/** A rule is also met exactly at its limit: “below 100” includes 100. */
function against(
  { is, limit }: { is: 'above' | 'below'; limit: number },
  value: number | null,
): Found | null {
  if (value === null) return null
  return { value, isMet: is === 'above' ? value >= limit : value <= limit }
}

function marketFigure(
  rule: Extract<AlertRule, { exchange: string }>,
  { universe: { materials, exchanges } }: AlertFacts,
): number | null {
  const material = materials.indexOf.get(rule.ticker)
  if (material === undefined) return null
  // A column has 0 where there is no price.
  const prices = exchanges.get(rule.exchange)?.prices
  const ask = prices?.Ask[material] || null
  const bid = prices?.Bid[material] || null
  if (rule.watch === 'volume')
    return knownPerDay(unitsPerDayAt(exchanges, rule.exchange)?.[material])
  if (rule.watch === 'spread') return ask === null || bid === null ? null : (ask - bid) / ask
  if (rule.figure === 'average')
    return exchanges.get(`PP7D_${rule.exchange}`)?.prices.PriceAverage[material] || null
  return rule.figure === 'ask' ? ask : bid
}

function stockOf(
  { ticker, planet }: Extract<AlertRule, { watch: 'stock' | 'supply' }>,
  { storage }: AlertFacts,
): number | null {
  if (!storage) return null
  if (planet === null) return stockEverywhere(storage).get(ticker)?.amount ?? 0
  return storage.planets[planet] ? (planetStock(storage, planet).get(ticker) ?? 0) : null
}

function daysLeft(rule: SupplyRule, facts: AlertFacts): number | null {
  const stock = stockOf(rule, facts)
  const flow = facts.flowOn(rule.planet, rule.ticker, rule.flows)
  return stock === null || flow === undefined ? null : exhaustionDays(stock, flow)
}

type Places = readonly (readonly [planet: string, value: number])[]

function extreme(
  rule: { planet: string | null; limit: number },
  places: Places | null,
  is: 'above' | 'below',
): Found | null {
  const asked = places?.filter(([planet]) => rule.planet === null || planet === rule.planet) ?? []
  const worst = asked.reduce<(typeof asked)[number] | undefined>(
    (so, next) => (!so || (is === 'above' ? next[1] > so[1] : next[1] < so[1]) ? next : so),
    undefined,
  )
  if (!worst) return null
  const found = against({ is, limit: rule.limit }, worst[1])
  return found && { ...found, planet: worst[0] }
}

function storageShares({ storage }: AlertFacts): Places | null {
  const share = (load: number, capacity: number) => (capacity > 0 ? load / capacity : 0)
  return storage
    ? Object.entries(storage.planets).map(([planet, store]) => [
        planet,
        Math.max(
          share(store.WeightLoad, store.WeightCapacity),
          share(store.VolumeLoad, store.VolumeCapacity),
        ),
      ])
    : null
}

const conditions = ({ sites }: AlertFacts): Places | null =>
  sites && planetRepairs(sites).map((site) => [site.planetNaturalId, site.minCondition])

/** The value is in days. Without a programme the rule is met. After the end of the record nothing is known. */
function programmeEnds(
  rule: Extract<AlertRule, { watch: 'programme' }>,
  { now, planet }: AlertFacts,
): Found | null {
  const found = planet(rule.planet)
  if (!found) return null
  const recorded = { COGCPrograms: found.COGCPrograms, COGCProgramActive: null }
  const { endsAt, unknownSince } = programmeAt(recorded, now)
  if (unknownSince !== null) return null
  if (endsAt === null) return { value: 0, isMet: true }
  return against({ is: 'below', limit: rule.limit }, (endsAt - now) / DAY_MS)
}

function nameOf(naturalId: string, { planet, sites }: AlertFacts): string {
  const site = Object.values(sites?.planets ?? {}).find((s) => s.PlanetIdentifier === naturalId)
  return planet(naturalId)?.PlanetName ?? site?.PlanetName ?? naturalId
}
