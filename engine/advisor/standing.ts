import { EXPERTISES } from '../model/primitives.ts'
import type { Universe } from '../universe.ts'
import type { AdvisorRequest } from './request.ts'

/** What stands already, by index of the building. */
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

/** Whether more of a production building may be built. */
export function isOpen(
  { buildings }: Universe,
  { limits }: AdvisorRequest,
  building: number,
): boolean {
  if (!limits.expertises) return true
  const expertise = buildings.expertise[building]!
  return expertise >= 0 && limits.expertises.includes(EXPERTISES[expertise]!)
}
