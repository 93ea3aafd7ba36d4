import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { openDataFolder } from '../../edge/node/data-folder.ts'
import { projectPaths } from '../../edge/node/paths.ts'
import { gamedataRepo } from '../../edge/repo/gamedata.ts'
import type { Planet } from '../../engine/game/gamedata.ts'
import { KINDS } from '../../engine/game/kinds.ts'
import { readSource } from '../../scripts/gamedata/source-files.ts'
import { sampleAnswers } from './upstream-sample.ts'

// On Node only: the import is a command that reads files, which a Worker cannot run. Both hosts serve what it stores.
const SYSTEM = 'ccb58f3608aa8d7305d677f3e417e7da'
const PLANETS = [
  'PlanetNaturalId PlanetId PlanetName SystemId HasLocalMarket HasChamberOfCommerce HasWarehouse HasAdministrationCenter HasShipyard Pressure Surface Temperature Fertility Gravity FactionCode FactionName PlotsTotal PlotsTaken COGCProgram Resources',
  `AJ-120b ${'a'.repeat(32)} Quiet ${SYSTEM} 0 1 0 1 0 0.04 1 42.7 -1.0 0.3 _ _ 296 5 _ GAL:MINERAL:0.5`,
  `AJ-120c ${'b'.repeat(32)} AJ-120c ${SYSTEM} 0 1 0 0 0 0.04 1 42.7 -1.0 0.3 _ _ 9 _ ADVERTISING_METALLURGY GAL:MINERAL:1`,
]
  .map((line) => line.replaceAll(' ', '\t').replaceAll('_\t', '\t'))
  .join('\n')
const WORKERS = ['Pioneer', 'Settler', 'Technician', 'Engineer', 'Scientist'] as const
const POPULATION = [
  [
    'PlanetNaturalId',
    'ReportedAt',
    ...WORKERS.flatMap((w) => [`${w}Population`, `${w}Unemployed`, `${w}OpenJobs`]),
  ],
  ['AJ-120b', '2025-12-06T07:03:54Z', 542, 27, 3, 87, 22, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0],
]
  .map((line) => line.join('\t'))
  .join('\n')
const EACH = (prefix: string, values: readonly number[]) =>
  Object.fromEntries(WORKERS.map((worker, n) => [prefix + worker, values[n]]))

const ROOT = join(import.meta.dirname, '../..')

let folder: string
let files: string
let dataDir: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perigee-import-'))
  files = join(folder, 'files')
  await mkdir(files)
  const data = await loadStarterGameData()
  data.planets = data.planets.slice(0, 68)
  for (const kind of KINDS) await writeFile(join(files, `${kind}.json`), JSON.stringify(data[kind]))
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  dataDir = await mkdtemp(join(folder, 'data-'))
})

interface Run {
  code: number
  stdout: string
  stderr: string
}
const run = (...args: string[]): Promise<Run> =>
  new Promise((resolve) => {
    const env = { ...process.env, PERIGEE_DATA_DIR: dataDir, LIBSQL_URL: '' }
    const command = [join(ROOT, 'scripts/gamedata-import.ts'), ...args]
    execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  })

/** The names of all stored lists, and how many planets there are. */
async function stored(): Promise<unknown> {
  const { db, close } = await openDataFolder(dataDir, projectPaths().migrations)
  try {
    const { rows } = await db.execute(
      'select kind, etag, records from gamedata_lists order by kind',
    )
    const planets = await gamedataRepo(db).planets()
    return { lists: rows.map((row) => ({ ...row })), planets: planets.length }
  } finally {
    await close()
  }
}

async function serve(answer: (path: string) => Promise<string | null>) {
  const server: Server = createServer(async (request, response) => {
    const text = await answer(decodeURIComponent(request.url ?? ''))
    response.writeHead(text === null ? 404 : 200).end(text ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** What is read from these places, without a database. */
async function read(...places: string[]) {
  const facts = await readSource(places, () => {})
  if (!facts) throw new Error('These places have no lists.')
  return facts
}

async function spoiltCopy(file: string, spoil: ((text: string) => string) | null) {
  const spoilt = await mkdtemp(join(folder, 'spoilt-'))
  await cp(files, spoilt, { recursive: true })
  const path = join(spoilt, file)
  if (spoil) await writeFile(path, spoil(await readFile(path, 'utf8')))
  else await rm(path)
  return spoilt
}

describe('npm run gamedata:import', () => {
  test('stores a folder, and leaves the database as it was if a file is cut off', async () => {
    const { code, stdout } = await run('--from', files)
    expect(stdout).toBe(
      'The 7-day rows cover about 2 of 7 days: units a day come from the 30-day rows where the two disagree.\n' +
        'Imported 370 materials, 698 systems, 88 buildings, 404 recipes, 5918 exchanges, 68 planets.\n',
    )
    expect(code).toBe(0)
    const before = await stored()
    expect(before).toMatchObject({ planets: 68 })
    const spoilt = await spoiltCopy('recipes.json', (text) => text.slice(0, -100))
    const refused = await run('--from', spoilt)
    expect(refused.stderr).toBe('Nothing was imported:\nrecipes.json: not valid JSON, or cut off\n')
    expect(refused.code).toBe(1)
    expect(await stored()).toEqual(before)
  })

  test('takes newer lists and further tables from a second place', async () => {
    const newer = await mkdtemp(join(folder, 'newer-'))
    const tables = {
      'planets_all.tsv': PLANETS,
      'planets/new_resources.tsv': 'NaturalId\tTICKER:KIND:Factor\nAJ-120b\tREO:MINERAL:0.25\n',
      'planets/local_rules.tsv':
        'NaturalId\tCurrencyCode\tLocalMarketFeeBase\tLocalMarketTimeFactor\tWarehouseFee\tEstablishmentFee\nAJ-120b\tICA\t100\t5\t0\t500000\n',
      'planets/orbits.tsv':
        'NaturalId\tSupportsGhostSites\tCurrentCOGCProgram\tCurrentCOGCProgramEndTime\nAJ-120b\tTrue\tADVERTISING_METALLURGY\t2026-07-13T10:57:44.306Z\nAJ-120c\tFalse\tINACTIVE\t0001-01-01T00:00:00\n',
      'market/market_maker.tsv': 'Ticker\tMMBuy\tMMSell\nDW\t42\t\n',
      'gamedata/recipes.json': '[]',
    }
    for (const [file, text] of Object.entries(tables)) {
      await mkdir(join(newer, file, '..'), { recursive: true })
      await writeFile(join(newer, file), text)
    }
    await expect(read(files, newer)).rejects.toThrow('recipes: the list is empty')
    await rm(join(newer, 'gamedata/recipes.json'))
    const { planets, exchanges } = (await read(files, newer)).data
    const [planet, other] = planets
    expect(planet).toMatchObject({
      PlanetNaturalId: 'AJ-120b',
      Resources: [{ MaterialTicker: 'GAL' }, { MaterialTicker: 'REO', DailyExtraction: 17.5 }],
      CurrencyCode: 'ICA',
      BaseLocalMarketFee: 100,
      LocalMarketFeeFactor: 5,
      WarehouseFee: 0,
      EstablishmentFee: 500_000,
      COGCPrograms: [{ ProgramType: 'ADVERTISING_METALLURGY', EndEpochMs: 1783940264306 }],
    })
    expect(planet).toMatchObject({ PlotsTotal: 296, SupportsGhostSites: true })
    expect(other).not.toHaveProperty('SupportsGhostSites')
    expect(other).not.toHaveProperty('EstablishmentFee')
    expect(exchanges.find((row) => row.TickerId === 'DW.NC1')).toMatchObject({ MMBuy: 42 })
    expect(exchanges.find((row) => row.TickerId === 'DW.PP7D_NC1')).not.toHaveProperty('MMBuy')
  })

  test('reads the same from an address', async () => {
    const server = await serve((path) => readFile(join(files, path), 'utf8').catch(() => null))
    const fromAddress = await read(server.url)
    server.close()
    expect(fromAddress).toEqual(await read(files))
  })

  test('reads all planets and the counts of their people from tables', async () => {
    const tables = await mkdtemp(join(folder, 'tables-'))
    await writeFile(join(tables, 'planets_all.tsv'), PLANETS)
    await writeFile(join(tables, 'population_all.tsv'), POPULATION)
    const { data, population } = await read(files, tables)
    const [first, second] = data.planets
    expect(first).toMatchObject({
      PlanetNaturalId: 'AJ-120b',
      PlanetName: 'Quiet',
      PlotsTotal: 296,
      PlotsTaken: 5,
      COGCProgramActive: null,
      Resources: [{ MaterialTicker: 'GAL', DailyExtraction: 35, ExtractionMax: 70 }],
    })
    expect(first!.Distances).toHaveLength(4)
    expect(second).toMatchObject({ COGCProgramActive: 'ADVERTISING_METALLURGY', PlotsTotal: 9 })
    expect(second).not.toHaveProperty('PlotsTaken')
    expect(population['AJ-120b']).toEqual({
      ...EACH('NextPopulation', [542, 87, 1, 0, 0]),
      ...EACH('UnemploymentRate', [0.0498155, 0.25287357, 1, 0, 0]),
      ...EACH('OpenJobs', [3, 0, 0, 0, 0]),
      TimestampMs: '2025-12-06T07:03:54Z',
      ...EACH('Free', [27, 22, 1, 0, 0]),
    })
  })

  test.each([
    ['planets_all.tsv', PLANETS.replace('GAL:MINERAL', 'QQQ:MINERAL'), 'line 2: unknown resource'],
    ['planets_all.tsv', PLANETS.replace('\t296', ''), 'line 2: 19 of 20 columns'],
    [
      'planets_all.tsv',
      PLANETS.replace('42.7', 'warm'),
      'planets, record 0 (AJ-120b): Temperature',
    ],
    [
      'population_all.tsv',
      POPULATION.replace('542', '-1'),
      'line 2 (AJ-120b): NextPopulationPioneer',
    ],
  ])('a table that is wrong is refused: %s', async (file, text, problem) => {
    const tables = await mkdtemp(join(folder, 'tables-'))
    await writeFile(join(tables, file), text)
    await expect(read(files, tables)).rejects.toThrow(problem)
  })

  test('planets of the table keep the production fees of the list', async () => {
    const newer = await mkdtemp(join(folder, 'fees-'))
    const id = 'AJ-120b'
    const fee = {
      Category: 'METALLURGY',
      WorkforceLevel: 'PIONEER',
      FeeAmount: 5,
      FeeCurrency: 'ICA',
    }
    const list = JSON.parse(await readFile(join(files, 'planets.json'), 'utf8')) as Planet[]
    const known = list.map((planet) =>
      planet.PlanetNaturalId === id
        ? { ...planet, ProductionFees: [fee], ProductionFeesAsOf: '2026-03-27' }
        : planet,
    )
    await writeFile(join(newer, 'planets.json'), JSON.stringify(known))
    await writeFile(join(newer, 'planets_all.tsv'), PLANETS)
    const [planet] = (await read(files, newer)).data.planets
    expect(planet).toMatchObject({ ProductionFees: [fee], ProductionFeesAsOf: '2026-03-27' })
  })

  test('reads the upstream from its address', async () => {
    const answers = sampleAnswers()
    const server = await serve(async (path) => {
      const answer = answers[path]
      return answer === undefined || typeof answer === 'string'
        ? (answer ?? null)
        : JSON.stringify(answer)
    })
    const { code, stdout } = await run('--from', server.url)
    server.close()
    expect(
      stdout
        .trim()
        .split('\n')
        .every((line) => line.endsWith(': ok')),
    ).toBe(true)
    expect(code).toBe(0)
    expect(await stored()).toMatchObject({ planets: 3 })
  })

  test.each([
    [
      'a nonsense figure',
      'materials.json',
      (text: string) => text.replace('"Weight":0.77', '"Weight":-0.77'),
      'materials, record 0 (AAR): Weight: Number must be 0 or positive',
    ],
    ['a missing file', 'systems.json', null, 'systems.json: not found in'],
  ] as const)('%s is refused by name', async (_, file, spoil, problem) => {
    await expect(read(await spoiltCopy(file, spoil))).rejects.toThrow(problem)
  })

  test('says what it wants when told nothing', async () => {
    const { code, stderr } = await run()
    expect(stderr).toContain('npm run gamedata:import -- --from DIR-OR-URL')
    expect(code).toBe(2)
  })
})
