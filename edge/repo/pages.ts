import type { CallerScheduler, Database } from '../ports.ts'

const MAX_ROWS = 500
/** Takes a few milliseconds of the event loop if the database is embedded. */
const PAGE_BYTES = 256 * 1024

/** The rows of a table to read, in the order of their ids. */
export interface Selection {
  /** A query for `id` and `bytes` of the rows with an id above `:after`, in order and without a limit. */
  keys: string
  /** The text of a row, as an expression of SQL. */
  text: string
  /** The source of the text, which has each row once by `page.id`. */
  from: string
  args: Record<string, string | number>
}

/**
 * Yields the texts of the selected rows with commas between, in pages of bounded size, when somebody takes them. Only one page
 * is in memory, however many rows there are. The database joins a page into one text, because passing on row by row would take
 * several times as long.
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
        from (${keys} limit ${MAX_ROWS})) as page
      join ${from}
      where page.before < ${db.pageBytes ?? PAGE_BYTES} order by page.id) as said`
  for (let after: number | null = 0; after !== null; ) {
    const { rows } = await db.execute({ sql, args: { ...args, after } })
    const { last, taken, ahead, texts } = rows[0]!
    if (taken === 0) return
    yield String(texts)
    const isLast = Number(ahead) < MAX_ROWS && taken === ahead
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
