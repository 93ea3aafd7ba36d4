import type { Database } from '../ports.ts'

/** The time of a write, and how many bytes its owner may store in all. */
export interface Writing {
  now: number
  quota: number
}

/** What `:user` stores: plans, CX and small records. */
const STORED_BYTES = `(
  (select coalesce(sum(bytes), 0) from plans where user_id = :user) +
  (select coalesce(sum(bytes), 0) from cx where user_id = :user) +
  (select coalesce(sum(bytes), 0) from own_records where user_id = :user))`

/** Bytes of a text as the database stores it. */
const BYTES_OF = (text: string) => `length(cast(${text} as blob))`

/**
 * A condition that holds if a text may replace another: it fits into `:quota`, or is no longer than the old one, so that a full
 * account can still be made smaller.
 */
export function fitsInstead(written: string, old: string): string {
  const [after, before] = [BYTES_OF(written), `coalesce(${BYTES_OF(old)}, 0)`]
  return `(${after} <= ${before} or ${STORED_BYTES} - ${before} + ${after} <= :quota)`
}

/** A condition that holds if a further text fits into `:quota`. */
export const fitsBeside = (written: string): string => fitsBytes(BYTES_OF(written))

/** A condition that holds if so many further bytes fit into `:quota`. */
export function fitsBytes(bytes: string): string {
  return `${STORED_BYTES} + ${bytes} <= :quota`
}

export async function storedBytes(db: Database, user: number): Promise<number> {
  const { rows } = await db.execute({ sql: `select ${STORED_BYTES} as bytes`, args: { user } })
  return Number(rows[0]!.bytes)
}
