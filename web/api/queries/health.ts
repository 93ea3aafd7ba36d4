import { health } from '../../../edge/contract/health.ts'
import { routeQuery } from './kept-query.ts'
import { LIFETIMES } from './lifetimes.ts'

/** What this server can do, as it says itself. */
export const healthQueries = {
  now: () => routeQuery(['health'], health, {}, LIFETIMES.health),
}
