import { MOST_PUT_AWAY, type PutAway } from '../../../engine/game/put-away.ts'
import type { Database } from '../../ports.ts'
import { keyedRecords } from '../../repo/keyed-records.ts'

export const putAwayRepo = (db: Database) =>
  keyedRecords<Omit<PutAway, 'card'>>(db, { kind: 'put away', key: 'card', most: MOST_PUT_AWAY })
