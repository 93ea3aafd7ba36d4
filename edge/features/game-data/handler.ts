import { isExchange } from '../../../engine/game/cx.ts'
import { DAY_MS } from '../../../engine/game/time.ts'
import { ValidationError } from '../../../engine/game/validation.ts'
import { notFound } from '../../errors.ts'
import { marketHistory } from '../../gamedata/serve/market-history.ts'
import { marketWeeks } from '../../gamedata/serve/market-weeks.ts'
import {
  asksForAll,
  findPlanetRecords,
  searchPlanetsJson,
} from '../../gamedata/serve/planet-search.ts'
import { populationOf } from '../../gamedata/serve/population.ts'
import { sharedResponse } from '../../http/answer-bytes.ts'
import { gzipResponse, takesGzip } from '../../http/gzip.ts'
import type { Handlers } from '../../http/handle.ts'
import { SYNTHETIC, SYNTHETIC_FIELDS } from '../../http/headers.ts'
import { json, ownJson } from '../../http/json.ts'
import { answerList } from '../../http/list-document.ts'
import { streamList } from '../../http/stream.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import { ownView } from '../guests/own-data.ts'

/** Shorter texts would match half the galaxy. */
const MIN_SEARCH_LENGTH = 3
const MAX_HISTORY_DAYS = 5 * 366

export const gamedataHandlers = {
  listMaterials: (call) => answerList(call, 'materials'),
  listExchanges: (call) => answerList(call, 'exchanges'),
  listRecipes: (call) => answerList(call, 'recipes'),
  listBuildings: (call) => answerList(call, 'buildings'),
  listSystems: (call) => answerList(call, 'systems'),

  async getPlanet({ ports, params }) {
    const record = await gamedataRepo(ports.db).planetRecord(params.planetNaturalId)
    if (record === null) throw notFound(`Planet ${params.planetNaturalId} not available.`)
    return json(record)
  },

  async listPlanets({ ports, body, schedule }) {
    return json(await schedule(() => gamedataRepo(ports.db).planetRecords(body)))
  },

  async searchPlanets(call) {
    const { db } = call.ports
    call.setHeader('Vary', 'Accept-Encoding')
    if (asksForAll(call.body)) {
      const repo = gamedataRepo(db)
      const all = await call.schedule(() => repo.planetsDocument())
      const headers = new Headers({ 'Content-Type': 'application/json' })
      if (takesGzip(call.request.headers.get('accept-encoding')))
        return gzipResponse(all.gzip, headers)
      return sharedResponse(await call.schedule(() => repo.plainPlanets(all)), { headers })
    }
    return await streamList(call, await call.schedule(() => searchPlanetsJson(db, call.body)))
  },

  async findPlanets({ ports, params: { searchId } }) {
    if (searchId.trim().length < MIN_SEARCH_LENGTH)
      throw new ValidationError([
        { path: 'searchId', message: `At least ${MIN_SEARCH_LENGTH} characters are needed` },
      ])
    // Clients that ask `/data/planets/search/` forgot what to search for. No planet has this name.
    if (searchId.toLowerCase() === 'search')
      throw new ValidationError([
        { path: 'searchId', message: 'Name what to search for, as in /data/planets/katoa' },
      ])
    return json(await findPlanetRecords(ports.db, searchId))
  },

  async getPopulation({ ports, params: { planetNaturalId }, setHeader }) {
    const population = await populationOf(ports.db, planetNaturalId)
    if (!population) throw notFound(`Planet ${planetNaturalId} has no population data.`)
    const { report, syntheticFields } = population
    if (syntheticFields?.length !== 0) setHeader(SYNTHETIC, 'true')
    if (syntheticFields?.length) setHeader(SYNTHETIC_FIELDS, syntheticFields.join(', '))
    return report
  },

  async getMarketHistory({ ports, params: { exchange, material }, body, setHeader, schedule }) {
    if (!isExchange(exchange)) throw notFound(`Exchange ${exchange} not available.`)
    const days = (Date.parse(body.end) - Date.parse(body.start)) / DAY_MS + 1
    if (days > MAX_HISTORY_DAYS)
      throw new ValidationError([{ path: 'start', message: 'At most five years can be asked for' }])
    const pair = { ticker: material, exchange }
    const history = await schedule(() => marketHistory(ports.db, pair, body, ports.clock()))
    if (!history) throw notFound(`Material ${material} not available.`)
    if (history.isSynthetic) setHeader(SYNTHETIC, 'true')
    return history.rows
  },

  getMarketWeeks: ({ ports, schedule }) => schedule(() => marketWeeks(ports.db)),

  async getFioStorage(call) {
    return ownJson(await ownView(call, 'storage'))
  },

  async getFioSites(call) {
    return ownJson(await ownView(call, 'sites'))
  },
} satisfies Handlers
