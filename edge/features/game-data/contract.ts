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
import { defineRoute } from '../../contract/route.ts'

// The game's public facts are open: a visitor who opens a shared plan has no account, and the plan
// is calculated in the browser from these.

export const listMaterials = defineRoute({
  method: 'GET',
  path: '/data/materials',
  access: 'open',
  summary: 'All materials',
  answer: v.array(Material),
  etag: true,
})

export const listExchanges = defineRoute({
  method: 'GET',
  path: '/data/exchanges',
  access: 'open',
  summary: 'All exchange rows, with the averages over 7 and 30 days',
  answer: v.array(ExchangeRow),
  etag: true,
})

export const listRecipes = defineRoute({
  method: 'GET',
  path: '/data/recipes',
  access: 'open',
  summary: 'All recipes',
  answer: v.array(Recipe),
  etag: true,
})

export const listBuildings = defineRoute({
  method: 'GET',
  path: '/data/buildings',
  access: 'open',
  summary: 'All buildings',
  answer: v.array(Building),
  etag: true,
})

export const listSystems = defineRoute({
  method: 'GET',
  path: '/data/systems',
  access: 'open',
  summary: 'All star systems and the jumps between them',
  answer: v.array(StarSystem),
  etag: true,
})

export const getPlanet = defineRoute({
  method: 'GET',
  path: '/data/planet/:planetNaturalId',
  access: 'open',
  summary: 'One planet',
  answer: Planet,
  failures: [404],
})

export const listPlanets = defineRoute({
  method: 'POST',
  path: '/data/planet/multiple',
  access: 'open',
  summary: 'Planets by natural id; unknown ids are left out',
  body: list(PlanetNaturalId, 1000),
  answer: v.array(Planet),
})

export const searchPlanets = defineRoute({
  method: 'POST',
  path: '/data/planet/search',
  access: 'open',
  summary: 'Planets that fit materials, programmes, environment and distance',
  body: PlanetSearch,
  answer: v.array(Planet),
})

export const findPlanets = defineRoute({
  method: 'GET',
  path: '/data/planets/:searchId',
  access: 'open',
  summary: 'Planets by a part of their name or natural id (3 characters or more), best match first',
  answer: v.array(Planet),
})

export const getPopulation = defineRoute({
  method: 'GET',
  path: '/data/planet/popi/:planetNaturalId',
  access: 'open',
  summary: "A planet's latest population report",
  answer: PopulationReport,
  failures: [404, 503],
})

export const getMarketHistory = defineRoute({
  method: 'POST',
  path: '/data/market/:exchange/:material',
  access: 'open',
  summary: 'Daily market rows of one material on one exchange, end day included',
  body: MarketRequest,
  answer: v.array(MarketRow),
  failures: [404, 503],
})

export const getMarketWeeks = defineRoute({
  method: 'GET',
  path: '/data/market-weeks',
  access: 'open',
  summary:
    'What was paid within the last 7 days and within the 7 days before, by exchange and material; empty where the host never synced',
  answer: MarketWeeks,
  etag: true,
})

export const getMarketBook = defineRoute({
  method: 'GET',
  path: '/data/book/:exchange/:material',
  access: 'user',
  summary: 'The open orders for one material on one exchange, at most 15 minutes old',
  answer: MarketBook,
  failures: [404, 503],
})

export const getFioStorage = defineRoute({
  method: 'GET',
  path: '/data/fio_storage',
  access: 'user',
  summary: 'The own stores, warehouses and ships in the game',
  answer: FioStorage,
  failures: [403, 503],
})

export const getFioSites = defineRoute({
  method: 'GET',
  path: '/data/fio_sites',
  access: 'user',
  summary: 'The own bases and ships in the game, with the condition of each building',
  answer: FioSites,
  failures: [403, 503],
})

export const getCompany = defineRoute({
  method: 'GET',
  path: '/data/company',
  access: 'user',
  summary: 'The own production lines, flights, workers, exchange orders, contracts and cash',
  answer: Company,
  failures: [403, 503],
})
