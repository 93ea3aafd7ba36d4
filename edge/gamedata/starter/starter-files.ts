import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isFullReport } from '../full-report.ts'
import type { Facts, GameLists } from '../kinds.ts'
import { printTable } from './columns.ts'
import { POPULATION_FILE, packStarter, type ReadStarter, readStarter } from './starter.ts'

export const STARTER_DIR = fileURLToPath(new URL('./universe', import.meta.url))

export function starterReader(dir: string = STARTER_DIR): ReadStarter {
  return async (file) => JSON.parse(await readFile(join(dir, file), 'utf8')) as unknown
}

/** Loads the starter universe as plain records. Tests, benchmarks and the golden runner calculate with it. */
export async function loadStarterGameData(): Promise<GameLists> {
  return (await readStarter(starterReader())).data
}

export async function writeStarter(universe: Facts) {
  for (const [file, table] of Object.entries(packStarter(universe)))
    await writeFile(join(STARTER_DIR, file), printTable(table))
  const reports = Object.entries(universe.population).filter(([, report]) => isFullReport(report))
  const text = JSON.stringify(Object.fromEntries(reports), null, 2)
  await writeFile(join(STARTER_DIR, POPULATION_FILE), `${text}\n`)
}
