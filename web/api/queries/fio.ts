import {
  getCompany,
  getFioSites,
  getFioStorage,
} from '../../../edge/features/game-data/contract.ts'
import { routeQuery } from './kept-query.ts'
import { LIFETIMES } from './lifetimes.ts'

export const fioQueries = {
  storage: () => routeQuery(['fio', 'storage'], getFioStorage, {}, LIFETIMES.fio),
  company: () => routeQuery(['fio', 'company'], getCompany, {}, LIFETIMES.fio),
  sites: () => routeQuery(['fio', 'sites'], getFioSites, {}, LIFETIMES.fio),
}
