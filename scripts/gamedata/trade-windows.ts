import { ImportError } from '../../edge/gamedata/check.ts'
import type { ExchangeRow } from '../../engine/game/gamedata.ts'

/** With fewer pairs than this, nothing can be concluded about a whole list. */
const MIN_PAIRS = 20
/** In a list of windows no month is below its week. In a list of units a day, a third of the months are. */
const SHARE_OF_DAILY_LISTS = 0.1
/** From this ratio on, most weeks of a list lack days. */
const SHORT_WEEK = 2

interface Pair {
  week: ExchangeRow
  month: ExchangeRow
  weekUnits: number
  monthUnits: number
}

/**
 * Converts `Traded` of `PP7D_` and `PP30D_` rows to the units traded in 7 and in 30 days. Returns the rows and what a person
 * must know about them. Throws if a week holds more units than its month.
 */
export function withTradeWindows(rows: readonly ExchangeRow[]): {
  rows: ExchangeRow[]
  notes: string[]
} {
  const pairs = pairsOf(rows)
  const above = pairs.filter(({ weekUnits, monthUnits }) => weekUnits > monthUnits)
  if (pairs.length >= MIN_PAIRS && above.length > pairs.length * SHARE_OF_DAILY_LISTS)
    return windowsOfDaily(rows, pairs)
  if (above.length > 0)
    throw new ImportError(
      above.map(
        ({ week, month, weekUnits, monthUnits }) =>
          `exchanges (${week.TickerId}): Traded: ${weekUnits} in 7 days, but ${month.TickerId} has ${monthUnits} in 30 days`,
      ),
    )
  return { rows: [...rows], notes: shortWeeks(pairs) }
}

function pairsOf(rows: readonly ExchangeRow[]): Pair[] {
  const byId = new Map(rows.map((row) => [row.TickerId, row]))
  return rows.flatMap((week) => {
    if (!week.ExchangeCode.startsWith('PP7D_')) return []
    const place = week.ExchangeCode.slice('PP7D_'.length)
    const month = byId.get(`${week.MaterialTicker}.PP30D_${place}`)
    if (!month || week.Traded === null || month.Traded === null) return []
    return [{ week, month, weekUnits: week.Traded, monthUnits: month.Traded }]
  })
}

/** Multiplies each row by the days of its window. A week that still exceeds its month is not known. */
function windowsOfDaily(rows: readonly ExchangeRow[], pairs: readonly Pair[]) {
  const unknown = new Set(
    pairs.flatMap(({ week, weekUnits, monthUnits }) =>
      weekUnits * 7 > monthUnits * 30 ? [week.TickerId] : [],
    ),
  )
  const windows = rows.map((row): ExchangeRow => {
    const days = row.ExchangeCode.startsWith('PP7D_')
      ? 7
      : row.ExchangeCode.startsWith('PP30D_')
        ? 30
        : null
    if (days === null || row.Traded === null) return row
    return { ...row, Traded: unknown.has(row.TickerId) ? null : row.Traded * days }
  })
  const notes = [
    'Traded of the 7-day and 30-day rows is units a day there: multiplied by 7 and 30.',
  ]
  if (unknown.size > 0)
    notes.push(`Traded of ${unknown.size} 7-day rows exceeds that of 30 days: left out.`)
  return { rows: windows, notes }
}

/** Finds whether the weeks of a whole list trade much less than its months. Then the exchanges were not watched for a week. */
function shortWeeks(pairs: readonly Pair[]): string[] {
  const ratios = pairs
    .filter(({ weekUnits }) => weekUnits > 0)
    .map(({ weekUnits, monthUnits }) => monthUnits / 30 / (weekUnits / 7))
    .sort((a, b) => a - b)
  const median = ratios[Math.floor(ratios.length / 2)]
  if (ratios.length < MIN_PAIRS || median === undefined || median < SHORT_WEEK) return []
  return [
    `The 7-day rows cover about ${Math.round(7 / median)} of 7 days: units a day come from the 30-day rows where the two disagree.`,
  ]
}
