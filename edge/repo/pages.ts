import type { CallerScheduler, Database } from '../ports.ts'

const MOST_ROWS = 500
/** A few milliseconds of the event loop, where the database is in the process. */
const PAGE_BYTES = 256 * 1024

/** Which rows of a table to read, in the order of their ids. */
export interface Selection {
  /** A query for `id` and `bytes` of the rows with an id above `:after`, in order and without a limit. */
  keys: string
  /** What a row says, as an expression of SQL. */
  text: string
  /** What the text is read from, each row once by `page.id`. */
  from: string
  args: Record<string, string | number>
}

/**
 * What the rows of a selection say, with commas between, read in pages of bounded bytes while somebody takes them:
 * however much there is, only a page of it stands in memory. A page is put together by the database and comes as one text:
 * row by row it would cost several times as much to pass on.
 */
export async function* textsInPages(db: Database, selection: Selection): AsyncGenerator<string> {
  const { keys, text, from, args } = selection
  const sql = `
    select max(id) as last, count(*) as taken, max(ahead) as ahead,
      group_concat(text, ',') as texts
    from (
      select page.id, page.ahead, ${text} as text
      from (
        select id, sum(bytes) over (order by id rows unbounded preceding) - bytes as before,
          count(*) over () as ahead
        from (${keys} limit ${MOST_ROWS})) as page
      join ${from}
      where page.before < ${db.pageBytes ?? PAGE_BYTES} order by page.id) as said`
  for (let after: number | null = 0; after !== null; ) {
    const { rows } = await db.execute({ sql, args: { ...args, after } })
    const { last, taken, ahead, texts } = rows[0]!
    if (taken === 0) return
    yield String(texts)
    const isLast = Number(ahead) < MOST_ROWS && taken === ahead
    after = isLast ? null : Number(last)
  }
}

/** The same pages, each read when its caller comes next. Reading a page from an embedded database blocks the event loop. */
export async function* scheduledPages<T>(
  schedule: CallerScheduler,
  pages: AsyncGenerator<T>,
): AsyncGenerator<T> {
  for (;;) {
    const page = await schedule(() => pages.next())
    if (page.done) return
    yield page.value
  }
}
