import type { OwnMaterial, SourcingPlan } from './own-sourcing.ts'

/** Own materials that are needed, by way of other bases, to make themselves. */
export function loopedMaterials(
  plans: readonly SourcingPlan[],
  materials: readonly OwnMaterial[],
): ReadonlySet<string> {
  const own = new Set(materials.map(({ ticker }) => ticker))
  const takenFor = new Map<string, Set<string>>([...own].map((ticker) => [ticker, new Set()]))
  for (const { materialIo } of plans) {
    const taken = materialIo.filter(({ ticker, delta }) => delta < 0 && own.has(ticker))
    for (const { ticker, delta } of materialIo) {
      if (delta <= 0) continue
      for (const input of taken) takenFor.get(ticker)?.add(input.ticker)
    }
  }
  return new Set([...own].filter((ticker) => leadsBack(ticker, takenFor)))
}

function leadsBack(start: string, takenFor: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const seen = new Set<string>()
  const open = [...(takenFor.get(start) ?? [])]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === start) return true
    if (seen.has(next)) continue
    seen.add(next)
    open.push(...(takenFor.get(next) ?? []))
  }
  return false
}
