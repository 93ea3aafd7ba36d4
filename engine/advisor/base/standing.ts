import type { Choice } from '../../game/constants/rules.ts'
import { EXPERTISES } from '../../game/primitives.ts'
import { PRICE_UNKNOWN } from '../../market/prices.ts'
import type { Universe } from '../../universe/universe.ts'
import type { AdvisorRequest } from './request.ts'

export function standingAmounts(
  { buildings }: Universe,
  { limits }: AdvisorRequest,
): ReadonlyMap<number, number> {
  const amounts = new Map<number, number>()
  const add = (ticker: string, amount: number) => {
    const building = buildings.indexOf.get(ticker)
    if (building !== undefined && amount > 0) {
      amounts.set(building, (amounts.get(building) ?? 0) + amount)
    }
  }
  for (const { ticker, amount } of limits.standing?.buildings ?? []) add(ticker, amount)
  for (const [ticker, amount] of Object.entries(limits.standing?.infrastructure ?? {})) {
    add(ticker, amount)
  }
  return amounts
}

const BUILDS_UNPRICED: Choice<boolean> = { classic: true, accurate: false }

export function isOpen(
  { buildings, construction }: Universe,
  { site, limits }: AdvisorRequest,
  building: number,
  environment: number,
): boolean {
  const { rules, buyFrom } = site.prices
  const { start, item } = construction[environment]!
  for (let i = start[building]!; i < start[building + 1]!; i++) {
    const isPriced = buyFrom[item[i]!] !== PRICE_UNKNOWN
    if (!isPriced && !BUILDS_UNPRICED[rules.missingPrices]) return false
  }
  if (!limits.expertises) return true
  const expertise = buildings.expertise[building]!
  return expertise >= 0 && limits.expertises.includes(EXPERTISES[expertise]!)
}
