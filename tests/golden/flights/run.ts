import { loadStarterGameData } from '../../../edge/gamedata/starter/starter-files.ts'
import type { Tally } from '../golden.ts'
import { checkFlights } from './check.ts'
import { readFlights, readShips } from './facts.ts'

/** Holds the laws of ships and flights against measured ones; null where the folder has none. */
export async function runFlights(
  dir: string,
  print: (line: string) => void,
): Promise<Tally | null> {
  const flights = readFlights(dir)
  const ships = readShips(dir)
  if (flights.length === 0 && ships.length === 0) return null
  const { planets, systems, materials } = await loadStarterGameData()
  const weights = new Map(materials.map(({ Ticker, Weight }) => [Ticker, Weight]))
  const weightOf = (ticker: string) => weights.get(ticker) ?? Number.NaN
  const findings = checkFlights(flights, ships, { planets, systems, weightOf })
  const total = { passed: 0, failed: 0 }
  for (const [law, found] of Map.groupBy(findings, (finding) => finding.law)) {
    const failed = found.filter(({ agrees }) => !agrees)
    total.failed += failed.length
    total.passed += found.length - failed.length
    print(`${law}: ${found.length - failed.length} of ${found.length}`)
    for (const { record, expected, actual } of failed)
      print(`  ${record}: measured ${expected}, ours ${actual}`)
  }
  return total
}
