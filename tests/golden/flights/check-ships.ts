import { designOf, othersIn, partsOfHull, shipOf } from '../../../engine/fleet/ships/blueprint.ts'
import { absolute, type Finding } from './finding.ts'
import type { ShipFacts } from './flight-facts.ts'

export function* checkShip(
  facts: ShipFacts,
  weightOf: (ticker: string) => number,
): Generator<Finding> {
  const { id, bill, volume } = facts
  const same = (law: string, expected: number | string, actual: number | string): Finding => ({
    ...{ law: `ships: ${law}`, record: id, expected, actual, agrees: expected === actual },
  })
  const hull = partsOfHull(volume)
  yield same('structure, of the volume', facts.structure, hull.structure)
  yield same('plates, of the volume', facts.plates, hull.plates)
  const mass = [...bill].reduce((sum, [ticker, n]) => sum + n * weightOf(ticker), 0)
  yield absolute('ships: mass of the bill, within 0.5 t', id, facts.emptyMass, mass, 0.5)
  const design = designOf(bill)
  if (!design || design.others) return
  const ship = shipOf(design, weightOf)
  yield absolute('ships: volume, within 1 m³', id, volume, ship.volume, 1)
  yield same('structure', facts.structure, ship.structure)
  yield same('plates', facts.plates, ship.plates)
  yield same('bridge', facts.bridge, ship.bridge)
  yield same('quarters', facts.quarters, ship.quarters)
  yield absolute('ships: empty mass, within 0.5 t', id, facts.emptyMass, ship.emptyMass, 0.5)
}

/** What a ship has that no law knows, in words; null where all is known. */
export function partsWithoutLaw({ id, bill }: ShipFacts): string | null {
  const { others } = othersIn(bill)
  if (!others && designOf(bill)) return null
  const names = [...(others ?? [])].map(([part, amount]) => `${amount} ${part}`)
  return `${id}: no law for the volume of ${names.join(', ') || 'a ship without these parts'}`
}
