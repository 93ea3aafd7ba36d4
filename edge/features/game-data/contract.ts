import * as v from 'valibot'
import { Company } from '../../../engine/game/company.ts'
import { FioSites, FioStorage } from '../../../engine/game/fio.ts'
import {
  Building,
  ExchangeRow,
  MarketRequest,
  MarketRow,
  Material,
  Planet,
  PopulationReport,
  Recipe,
  StarSystem,
} from '../../../engine/game/gamedata.ts'
import { list } from '../../../engine/game/list.ts'
import { MarketBook } from '../../../engine/game/market-book.ts'
import { MarketWeeks } from '../../../engine/game/market-weeks.ts'
import { PlanetNaturalId } from '../../../engine/game/primitives.ts'
import { PlanetSearch } from '../../../engine/game/search.ts'
import { get, post } from '../../contract/route.ts'

// The game's public facts are open: a visitor who opens a shared plan has no account, and the plan
// is calculated in the browser from these.

export const listMaterials = get('/data/materials', 'open', 'All materials', v.array(Material), {
  etag: true,
})

export const listExchanges = get(
  '/data/exchanges',
  'open',
  'All exchange rows, with the averages over 7 and 30 days',
  v.array(ExchangeRow),
  { etag: true },
)

export const listRecipes = get('/data/recipes', 'open', 'All recipes', v.array(Recipe), {
  etag: true,
})

export const listBuildings = get('/data/buildings', 'open', 'All buildings', v.array(Building), {
  etag: true,
})

export const listSystems = get(
  '/data/systems',
  'open',
  'All star systems and the jumps between them',
  v.array(StarSystem),
  { etag: true },
)

export const getPlanet = get('/data/planet/:planetNaturalId', 'open', 'One planet', Planet, {
  failures: [404],
})

export const listPlanets = post(
  '/data/planet/multiple',
  'open',
  'Planets by natural id; unknown ids are left out',
  v.array(Planet),
  { body: list(PlanetNaturalId, 1000) },
)

export const searchPlanets = post(
  '/data/planet/search',
  'open',
  'Planets that fit materials, programmes, environment and distance',
  v.array(Planet),
  { body: PlanetSearch },
)

export const findPlanets = get(
  '/data/planets/:searchId',
  'open',
  'Planets by a part of their name or natural id (3 characters or more), best match first',
  v.array(Planet),
)

export const getPopulation = get(
  '/data/planet/popi/:planetNaturalId',
  'open',
  "A planet's latest population report",
  PopulationReport,
  { failures: [404, 503] },
)

export const getMarketHistory = post(
  '/data/market/:exchange/:material',
  'open',
  'Daily market rows of one material on one exchange, end day included',
  v.array(MarketRow),
  { body: MarketRequest, failures: [404, 503] },
)

export const getMarketWeeks = get(
  '/data/market-weeks',
  'open',
  'What was paid within the last 7 days and within the 7 days before, by exchange and material; empty where the host never synced',
  MarketWeeks,
  { etag: true },
)

export const getMarketBook = get(
  '/data/book/:exchange/:material',
  'user',
  'The open orders for one material on one exchange, at most 15 minutes old',
  MarketBook,
  { failures: [404, 503] },
)

export const getFioStorage = get(
  '/data/fio_storage',
  'user',
  'The own stores, warehouses and ships in the game',
  FioStorage,
  { failures: [403, 503] },
)

export const getFioSites = get(
  '/data/fio_sites',
  'user',
  'The own bases and ships in the game, with the condition of each building',
  FioSites,
  { failures: [403, 503] },
)

export const getCompany = get(
  '/data/company',
  'user',
  'The own production lines, flights, workers, exchange orders, contracts and cash',
  Company,
  { failures: [403, 503] },
)
