import type { FioSites, FioStorage } from '../../../engine/game/fio.ts'
import type { Ports } from '../../ports.ts'
import { type FioCopy, fioRepo } from '../../repo/fio.ts'
import type { FioAsker } from './fetch-limit.ts'
import { freshCopy, PLAYER_PATIENCE, type PlayerFio } from './fresh-copy.ts'
import { toCompanyShips, toFioSites, toFioStorage } from './player-mapping.ts'
import { UserShips, UserSites, UserStores, UserWarehouses } from './player-schemas.ts'
import type { Patience } from './upstream.ts'

const CLAIM_MS = 90_000

const NO_STORAGE: FioStorage = { planets: {}, warehouses: {}, ships: {}, last_modified: null }
const NO_SITES: FioSites = { planets: {}, ships: {}, last_modified: null }

export type PlayerData = Pick<FioCopy, 'storage' | 'sites' | 'ships'> & {
  readonly isExample?: true
}

/** Returns what a player has in the game. The records are empty for a profile without key and name. */
export async function playerData(
  ports: Ports,
  asker: FioAsker,
  patience: Patience = PLAYER_PATIENCE,
): Promise<PlayerData> {
  const copies = fioRepo(ports.db)
  const fetchAll = (player: PlayerFio) => fetchPlayer(player, ports.clock)
  const copied = { what: 'fio', copies, claimMs: CLAIM_MS, fetchAll }
  const copy = await freshCopy<FioCopy>(ports, asker, copied, patience)
  return copy ?? { storage: NO_STORAGE, sites: NO_SITES, ships: [] }
}

async function fetchPlayer(
  { fio, name, headers }: PlayerFio,
  clock: Ports['clock'],
): Promise<FioCopy> {
  // Fetched one after the other, because FIO asks for few requests at a time, and so that a refused key shows at the first.
  const stores = await fio.list('your stores', `/storage/${name}`, UserStores, headers)
  const sites = await fio.list('your bases', `/sites/${name}`, UserSites, headers)
  const warehouses = await fio.list(
    'your warehouses',
    `/sites/warehouses/${name}`,
    UserWarehouses,
    headers,
  )
  const ships = await fio.list('your ships', `/ship/ships/${name}`, UserShips, headers)
  const fetchedAt = clock()
  return {
    storage: toFioStorage({ stores, sites, warehouses, ships }, fetchedAt),
    sites: toFioSites({ sites, warehouses, ships }, fetchedAt),
    ships: toCompanyShips({ stores, ships }),
    fetchedAt,
  }
}
