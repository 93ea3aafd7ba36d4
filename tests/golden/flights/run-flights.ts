import { loadStarterGameData } from '../../../edge/gamedata/starter/starter-files.ts'
import type { Tally } from '../golden.ts'
import { checkFlights } from './check-flights.ts'
import { partsWithoutLaw } from './check-ships.ts'
import type { Finding } from './finding.ts'
import { readFlights, readShips } from './flight-facts.ts'
import { readMissions } from './mission-facts.ts'

/** Holds the laws of ships and flights against measured ones; null where the folder has none. */
export async function runFlights(
  dir: string,
  print: (line: string) => void,
): Promise<Tally | null> {
  const records = {
    ...{ flights: readFlights(dir), ships: readShips(dir), missions: readMissions(dir) },
  }
  if (Object.values(records).every((list) => list.length === 0)) return null
  const { planets, systems, materials } = await loadStarterGameData()
  const weights = new Map(materials.map(({ Ticker, Weight }) => [Ticker, Weight]))
  const weightOf = (ticker: string) => weights.get(ticker) ?? Number.NaN
  for (const ship of records.ships) {
    const unknown = partsWithoutLaw(ship)
    if (unknown) print(unknown)
  }
  const findings = checkFlights(records, { planets, systems, weightOf })
  const total = { passed: 0, failed: 0 }
  for (const [law, found] of Map.groupBy(findings, (finding) => finding.law)) {
    const agreeing = found.filter(({ agrees }) => agrees)
    const failed = failuresOf(found)
    total.failed += failed.length
    total.passed += found.length - failed.length
    print(`${law}: ${agreeing.length} of ${found.length}${largestError(found)}`)
    for (const { record, expected, actual } of failed)
      print(`  ${record}: measured ${expected}, ours ${actual}`)
  }
  return total
}

/** Where a law holds for most records only, the others fail if there are too many of them or one is too far off. */
function failuresOf(found: readonly Finding[]): readonly Finding[] {
  const off = found.filter(({ agrees }) => !agrees)
  const isRare = off.length <= (1 - (found[0]?.allowance?.share ?? 1)) * found.length
  return off.filter(
    ({ error = Number.POSITIVE_INFINITY, allowance }) =>
      !allowance || !isRare || error > allowance.most,
  )
}

function largestError(found: readonly Finding[]): string {
  const errors = found.flatMap(({ error }) => error ?? [])
  return errors.length > 0 ? `, largest error ${Number(Math.max(...errors).toPrecision(3))}` : ''
}
