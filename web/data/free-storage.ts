import { listReserves } from '../../edge/features/reserves/contract.ts'
import { freeStorage, standingReserves } from '../../engine/company/reserves.ts'
import { call } from '../api/client.ts'

// Loaded only for players with open contracts, so that no other player's page pays for it.

export const fetchReserves = (signal: AbortSignal) => call(listReserves, { signal })
export { freeStorage, standingReserves }
