import type { Planet, PopulationCounts, PopulationReport } from '../../engine/game/gamedata.ts'
import type { Kind, RecordOf } from '../../engine/game/kinds.ts'
import { type Bytes, utf8 } from '../crypto/encoding.ts'
import { yieldAfterSlices, yieldToEventLoop } from '../event-loop.ts'
import type { CallerScheduler, Database } from '../ports.ts'
import { compressTexts, type Document, jsonOf } from './documents.ts'
import { keepNewest, loadedInTurn, type Memory } from './memory.ts'

/** Lists that are read and replaced whole. */
export type ListKind = Exclude<Kind, 'planets'>
export type Source = 'starter' | 'import' | 'upstream'
/** Where facts came from, and when they were true. */
export interface Origin {
  source: Source
  at: number
}
export type PlanetNames = Pick<Planet, 'PlanetNaturalId' | 'PlanetName'>
/** A planet to look at, and the JSON of it to send, which thousands of a search need not be written for again. */
export interface StoredPlanet {
  planet: Planet
  json: Bytes
}
export type Wire = Pick<Document, 'etag' | 'gzip'>

const documents = keepNewest<Wire>()
/** Lists for the few callers that take no compression. Unpacking one for each of them would take 10 to 20 ms. */
const plainLists = keepNewest<Bytes>()
const parsedLists = keepNewest<readonly unknown[]>()
const allPlanets = keepNewest<readonly StoredPlanet[]>()
const planetNames = keepNewest<readonly PlanetNames[]>()
const compressedPlanets = keepNewest<Wire['gzip']>()

/** Some milliseconds of reading the first time, less than one later. */
const PLANETS_AT_ONCE = 125

export function gamedataRepo(db: Database) {
  const texts = async (sql: string, args: (string | number)[], column: string) =>
    (await db.execute({ sql, args })).rows.map((row) => String(row[column]))

  /** The name of the list as it is now, and the moment that its facts are of; null before any game data is there. */
  async function stamp(kind: ListKind): Promise<{ etag: string; updatedAt: number } | null> {
    const sql = 'select etag, updated_at from gamedata_lists where kind = ?'
    const [row] = (await db.execute({ sql, args: [kind] })).rows
    return row ? { etag: String(row.etag), updatedAt: Number(row.updated_at) } : null
  }

  const etag = async (kind: ListKind): Promise<string | null> => (await stamp(kind))?.etag ?? null

  /** The list as it goes over the wire, which may be newer than the name asked for. */
  async function document(kind: ListKind, version: string): Promise<Wire> {
    return await documents(kind, version, async () => {
      const sql = 'select etag, gzip from gamedata_lists where kind = ?'
      const { rows } = await db.execute({ sql, args: [kind] })
      return {
        etag: String(rows[0]!.etag),
        gzip: new Uint8Array(rows[0]!.gzip as ArrayBuffer),
      }
    })
  }

  async function plainDocument(
    kind: ListKind,
    { etag, gzip }: Wire,
    schedule: CallerScheduler,
  ): Promise<Bytes> {
    return await loadedInTurn(plainLists, schedule)(kind, etag, () => jsonOf(gzip))
  }

  async function list<K extends ListKind>(kind: K): Promise<readonly RecordOf<K>[]> {
    const version = await etag(kind)
    if (version === null) return []
    const records = await parsedLists(kind, version, async () => {
      const { gzip } = await document(kind, version)
      const list = JSON.parse(new TextDecoder().decode(await jsonOf(gzip))) as unknown[]
      // Parsing a long list takes 10 ms, so the rest of the request gets a turn of its own.
      await yieldToEventLoop()
      return list
    })
    return records as readonly RecordOf<K>[]
  }

  async function planetsVersion(): Promise<string | undefined> {
    return (await texts('select version from planets_version', [], 'version'))[0]
  }

  async function ofAllPlanets<T>(
    memory: Memory<readonly T[]>,
    load: () => Promise<readonly T[]>,
  ): Promise<readonly T[]> {
    const version = await planetsVersion()
    return version === undefined ? [] : await memory('planets', version, load)
  }

  async function* listOfAllPlanets(): AsyncGenerator<string> {
    const sql = `select max(natural_id) as last, group_concat(record, ',') as records from (
                   select natural_id, record from planets
                   where natural_id > ? order by natural_id limit ${PLANETS_AT_ONCE})`
    const pause = yieldAfterSlices()
    let separator = '['
    for (let after: unknown = ''; ; await pause()) {
      const { rows } = await db.execute({ sql, args: [String(after)] })
      const { last, records } = rows[0]!
      if (last === null) break
      yield separator + String(records)
      separator = ','
      after = last
    }
    yield separator === '[' ? '[]' : ']'
  }

  return {
    etag,
    stamp,
    document,
    plainDocument,
    list,

    /** Changes whenever any list or planet does. */
    async version(): Promise<string> {
      const sql = `select coalesce((select group_concat(etag) from (
          select etag from gamedata_lists order by kind)), '')
        || coalesce((select version from planets_version), '') as version`
      return (await texts(sql, [], 'version'))[0]!
    },

    async planetRecord(naturalId: string): Promise<string | null> {
      const sql = 'select record from planets where natural_id = ?'
      return (await texts(sql, [naturalId], 'record'))[0] ?? null
    },

    /** A JSON list of the planets that exist, in the order asked for. */
    async planetRecords(naturalIds: readonly string[]): Promise<string> {
      const sql = `select '[' || coalesce(group_concat(record, ','), '') || ']' as list from (
        select record from json_each(?) as asked join planets on natural_id = asked.value
        order by asked.key)`
      const asked = JSON.stringify([...new Set(naturalIds)])
      return (await texts(sql, [asked], 'list'))[0]!
    },

    async planetNames(): Promise<readonly PlanetNames[]> {
      return await ofAllPlanets(planetNames, async () => {
        const { rows } = await db.execute('select natural_id, name from planets')
        return rows.map((row) => ({
          PlanetNaturalId: String(row.natural_id),
          PlanetName: String(row.name),
        }))
      })
    },

    /** What a planet is called; its natural id where nobody named it. Null for an unknown planet. */
    async planetName(naturalId: string): Promise<string | null> {
      const sql = 'select name from planets where natural_id = ?'
      return (await texts(sql, [naturalId], 'name'))[0] ?? null
    },

    /** All planets, parsed once per change, in parts between which others get their turn. */
    async planets(): Promise<readonly StoredPlanet[]> {
      return await ofAllPlanets(allPlanets, async () => {
        const sql = `select natural_id, record from planets
                     where natural_id > ? order by natural_id limit ${PLANETS_AT_ONCE}`
        const planets: StoredPlanet[] = []
        const pause = yieldAfterSlices()
        for (let after = ''; ; await pause()) {
          const { rows } = await db.execute({ sql, args: [after] })
          for (const { record } of rows) {
            const json = String(record)
            planets.push({ planet: JSON.parse(json) as Planet, json: utf8(json) })
          }
          if (rows.length < PLANETS_AT_ONCE) return planets
          after = String(rows.at(-1)!.natural_id)
        }
      })
    },

    /** All planets in the order of their ids, as compressed JSON: put together once per change. */
    async planetsDocument(): Promise<Wire> {
      const etag = (await planetsVersion()) ?? ''
      const compress = () => compressTexts(listOfAllPlanets())
      return { etag, gzip: await compressedPlanets('planets', etag, compress) }
    },

    async plainPlanets(planets: Wire): Promise<Bytes> {
      return await plainLists('planets', planets.etag, () => jsonOf(planets.gzip))
    },

    /** The report of an existing planet, or as much of it as is known. */
    async population(naturalId: string): Promise<PopulationReport | PopulationCounts | null> {
      const sql = `select report from population_reports
                   where natural_id = ?1 and exists (select 1 from planets where natural_id = ?1)`
      const report = (await texts(sql, [naturalId], 'report'))[0]
      return report === undefined
        ? null
        : (JSON.parse(report) as PopulationReport | PopulationCounts)
    },

    /** Whether the database holds a starter universe of older prices, or one that had no dates of fees yet. */
    async hasOlderStarter(pricesAt: number): Promise<boolean> {
      const { rows } = await db.execute({
        sql: `select 1 from gamedata_lists
          where kind = 'exchanges' and source = 'starter' and (updated_at < ? or not exists (
            select 1 from planets where record like '%"ProductionFeesAsOf"%'))`,
        args: [pricesAt],
      })
      return rows.length > 0
    },

    /** For a planet without a report: whether somebody lives there, and the source of this fact. */
    async settlement(naturalId: string): Promise<{ isSettled: boolean; source: Source } | null> {
      const sql = 'select is_settled, source from planets where natural_id = ?'
      const { rows } = await db.execute({ sql, args: [naturalId] })
      return rows[0]
        ? { isSettled: rows[0].is_settled === 1, source: rows[0].source as Source }
        : null
    },

    /** Whether the live game data service has answered at least once. What it does not report is then not known. */
    async isSynced(): Promise<boolean> {
      const sql = `select 1 from gamedata_lists where kind = 'exchanges' and source = 'upstream'`
      return (await db.execute(sql)).rows.length > 0
    },

    /** Reports how fresh the data is, which parts are made up, and the last problem. */
    async status() {
      const { rows } = await db.execute(`select
        (select max(updated_at) from gamedata_lists) as updated_at,
        (select source from gamedata_lists where kind = 'exchanges') as source,
        exists (
          select 1 from planets where is_settled = 1 and source <> 'upstream'
          and natural_id not in (select natural_id from population_reports)
        ) or exists (
          select 1 from population_reports
          where source <> 'upstream' and report ->> 'NeedFulfillmentSafety' is null
        ) as is_population_missing,
        (select group_concat(job || ': ' || problem, '; ') from (
          select job, problem from sync_jobs where problem is not null order by job
        )) as problem,
        (select json_group_array(name) from (
          select value as name from sync_jobs, json_each(unknown_before)
          union select value from sync_jobs, json_each(unknown_now) order by name
        )) as unknown`)
      const { updated_at, source, is_population_missing, problem, unknown } = rows[0]!
      const unknownNames = JSON.parse(String(unknown)) as string[]
      const isEmpty = updated_at === null
      const isDemo = !isEmpty && source !== 'upstream'
      return {
        updated_at: isEmpty ? null : new Date(Number(updated_at)).toISOString(),
        source: source as Source | null,
        synthetic: {
          market_history: isDemo,
          population: isDemo && is_population_missing === 1,
        },
        ...(problem !== null && { problem: String(problem) }),
        ...(unknownNames.length > 0 && { unknown: unknownNames }),
      }
    },
  }
}
