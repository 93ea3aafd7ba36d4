import type { Row } from '@libsql/client'
import type { Database } from '../ports.ts'

const MOST_ROWS = 50
const MOST_BYTES = 256 * 1024

/** Which rows of a table to read, in the order of their ids. */
export interface Selection {
  /** A query for `id` and `bytes` of the rows with an id above `:after`, in order and without a limit. */
  keys: string
  columns: string
  /** What the columns are read from, each row once by `page.id`. */
  from: string
  args: Record<string, string | number>
}

/**
 * The rows of a selection, read in pages of bounded bytes while somebody takes them: however much
 * there is, only a page of it stands in memory.
 */
export async function* rowsInPages(db: Database, selection: Selection): AsyncGenerator<Row> {
  const { keys, columns, from, args } = selection
  const sql = `
    select page.id as page_id, page.ahead, ${columns}
    from (
      select id, sum(bytes) over (order by id rows unbounded preceding) - bytes as before,
        count(*) over () as ahead
      from (${keys} limit ${MOST_ROWS})) as page
    join ${from}
    where page.before < ${MOST_BYTES} order by page.id`
  for (let after: number | null = 0; after !== null; ) {
    const { rows } = await db.execute({ sql, args: { ...args, after } })
    yield* rows
    const last = rows.at(-1)
    const isLast = !last || (Number(last.ahead) < MOST_ROWS && rows.length === Number(last.ahead))
    after = isLast ? null : Number(last.page_id)
  }
}
