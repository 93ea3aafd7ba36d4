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
  [`/production/${PLAYER.name}`]: [
    {
      ProductionLineId: 'line-1',
      PlanetNaturalId: NAMED_PLANET.id,
      Type: 'foodProcessor',
      Capacity: 2,
      Orders: [],
      Timestamp: AT,
    },
  ],
}

/** As FIO sends a book: the market maker's order has no count. */
const order = (ItemCount: number | null, ItemCost: number) => ({
  OrderId: `${ItemCount} at ${ItemCost}`,
  CompanyName: 'Somebody',
  ItemCount,
  ItemCost,
})
const BOOKS: Record<string, unknown> = {
  '/exchange/RAT.AI1': {
    Ticker: 'RAT',
    ExchangeCode: 'AI1',
    BuyingOrders: [order(null, 9), order(50, 70), order(10, 80), order(5, 70)],
    SellingOrders: Array.from({ length: 60 }, (_, n) => order(10, 100 + n)),
  },
  '/exchange/DW.AI1': { BuyingOrders: [order(1, -5)], SellingOrders: [] },
}

export interface FioStub {
  url: string
  /** Answers nothing but failures while it is. */
  isBroken: boolean
  /** What it was asked, in order. */
  asked: string[]
  close(): void
}

/** Stands in for FIO, so that no test asks the real one. Answers lists by path. */
export async function startFioStub(lists: Record<string, unknown> = LISTS): Promise<FioStub> {
  const server = createServer((request, response) => {
    const list = lists[request.url ?? '']
    stub.asked.push(request.url ?? '')
    const book = BOOKS[request.url ?? '']
    const isPlayer = request.headers.authorization === PLAYER.key
    const isKnown = book !== undefined || (isPlayer && list !== undefined)
    const status = stub.isBroken ? 500 : isKnown ? 200 : 401
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(list ?? book ?? null))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stub: FioStub = {
    url: `http://127.0.0.1:${port}`,
    isBroken: false,
    asked: [],
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return stub
}
