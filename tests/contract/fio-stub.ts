import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NAMED_PLANET } from './samples.ts'

/** The one player of the game that this FIO knows, and what lies in the base. */
export const PLAYER = { key: 'good-key', name: 'Player' }
export const STOCK = { RAT: 12, DW: 30 }

const PLANET_ID = '0'.repeat(31) + '1'
const SITE_ID = 'site-1'
const AT = '2026-01-01T00:00:00Z'
const LISTS: Record<string, unknown> = {
  [`/storage/${PLAYER.name}`]: [
    {
      StorageId: 'store-1',
      AddressableId: SITE_ID,
      Type: 'STORE',
      Timestamp: AT,
      StorageItems: Object.entries(STOCK).map(([MaterialTicker, MaterialAmount]) => ({
        MaterialTicker,
        MaterialAmount,
        Type: 'INVENTORY',
      })),
    },
  ],
  [`/sites/${PLAYER.name}`]: [
    { SiteId: SITE_ID, PlanetId: PLANET_ID, PlanetIdentifier: NAMED_PLANET.id, Timestamp: AT },
  ],
  [`/sites/warehouses/${PLAYER.name}`]: [],
  [`/ship/ships/${PLAYER.name}`]: [],
}

/** Stands in for FIO, so that no test asks the real one. */
export async function startFioStub(): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const list = LISTS[request.url ?? '']
    const isKnown = request.headers.authorization === PLAYER.key && list !== undefined
    response.writeHead(isKnown ? 200 : 401, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(list ?? null))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
