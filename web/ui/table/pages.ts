/** The rows of a page where the product pages its results. */
export const PAGE_SIZE = 50

export type Page = { index: number; count: number; first: number; last: number }

/** A filter can leave fewer pages than the current one: then the last one is shown. */
export function pageOf(rows: number, wanted: number): Page {
  const count = Math.max(1, Math.ceil(rows / PAGE_SIZE))
  const index = Math.min(Math.max(wanted, 0), count - 1)
  return { index, count, first: index * PAGE_SIZE, last: Math.min((index + 1) * PAGE_SIZE, rows) }
}
