import { health } from '../../../edge/features/health/contract.ts'
import { routeQuery } from './kept-query.ts'
import { LIFETIMES } from './lifetimes.ts'

export const healthQueries = {
  now: () => routeQuery(['health'], health, {}, LIFETIMES.health),
}
