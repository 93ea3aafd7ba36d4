import type { Markets } from './markets.ts'
import type { EmpireRequest, EmpireSite, TradeSide } from './request.ts'

/** Sites that trade at the same prices and between which freight is free. The program treats them as one place. */
export interface Zone {
  readonly sites: readonly number[]
}

export function zonesOf({ sites, freight, jumps }: EmpireRequest, apart: boolean): Zone[] {
  const zones: { sites: number[] }[] = []
  const isFree = (a: number, b: number) =>
    !freight ||
    (freight.rate.perUnit === 0 && (freight.hours?.perUnit ?? 0) === 0 && jumps.between(a, b) === 0)
  const alike = (a: number, b: number) => {
    const [one, other] = [sites[a]!, sites[b]!]
    return (
      one.site.prices.sell === other.site.prices.sell &&
      one.site.prices.buy === other.site.prices.buy &&
      one.exchange.sell === other.exchange.sell &&
      one.exchange.buy === other.exchange.buy &&
      isFree(a, b)
    )
  }
  for (const site of sites.keys()) {
    const zone = apart ? undefined : zones.find(({ sites: [first] }) => alike(first!, site))
    if (zone) zone.sites.push(site)
    else zones.push({ sites: [site] })
  }
  return zones
}

/** Whether a material could be bought at one site and sold at another for a profit, which no plan can do. */
export function invitesTransit(
  { sites }: EmpireRequest,
  markets: Markets,
): (material: number, among: readonly number[]) => boolean {
  const priceAt = (site: EmpireSite, side: TradeSide, material: number) =>
    markets.of(site, side, material)?.book?.steps[0]?.price ?? site.site.prices[side][material]!
  return (material, among) => {
    const prices = (side: TradeSide) => among.map((site) => priceAt(sites[site]!, side, material))
    return Math.max(...prices('sell')) > Math.min(...prices('buy'))
  }
}

/** Whether a material has different prices, so that buying it where it is cheap and sending it on would pay. No plan can do that. */
export const pricesDiffer =
  ({ sites }: Pick<EmpireRequest, 'sites'>) =>
  (material: number, among: readonly number[]): boolean =>
    new Set(among.map((site) => sites[site]!.site.prices.buy[material])).size > 1
