import type { Exchange } from '../model/cx.ts'

/** Natural id of the system that each exchange's station orbits in. */
export const EXCHANGE_SYSTEMS: Readonly<Record<Exchange, string>> = {
  AI1: 'ZV-307',
  CI1: 'UV-351',
  CI2: 'AM-783',
  IC1: 'VH-331',
  NC1: 'OT-580',
  NC2: 'TD-203',
}
