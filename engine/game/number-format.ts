/**
 * Writes figures as text, for the page and for the server. Always English separators, so that a figure is the same for all players; a real minus sign, `∞`
 * for infinite, `—` for none, and never NaN or undefined.
 */
export const NONE = '—'
export const ENDLESS = '∞'
const MINUS = '\u2212'

type Figure = number | null | undefined

const formats = new Map<string, Intl.NumberFormat>()

/** Created when first used: the first format of a page takes long, and a start would show nothing in that time. */
function numberFormat(least: number, most: number, notation: 'standard' | 'compact' = 'standard') {
  const key = `${notation} ${least}/${most}`
  let format = formats.get(key)
  if (!format) {
    const digits = { minimumFractionDigits: least, maximumFractionDigits: most }
    format = new Intl.NumberFormat('en', { notation, ...digits })
    formats.set(key, format)
  }
  return format
}

function write(value: Figure, least: number, most: number): string {
  if (value === null || value === undefined || Number.isNaN(value)) return NONE
  if (value === Number.POSITIVE_INFINITY) return ENDLESS
  if (value === Number.NEGATIVE_INFINITY) return MINUS + ENDLESS
  const text = numberFormat(least, most).format(Math.abs(value))
  // A value that rounds to zero has no sign: −0.001 is 0.00.
  return value < 0 && /[1-9]/.test(text) ? MINUS + text : text
}

/** Money with all its cents: for derivations, where sums must add up. */
export const formatMoneyToCents = (value: Figure): string => write(value, 2, 2)

/** Money without cents from 1,000 up: `999.99`, `1,000`. */
export const formatMoney = (value: Figure): string =>
  Math.abs(value ?? 0) >= FIRST_WITHOUT_CENTS ? formatWhole(value) : formatMoneyToCents(value)

/** The least amount that would read 1,000.00. */
const FIRST_WITHOUT_CENTS = 999.995

/** At most two decimals: `1,500`, `0.75`. */
export const formatAmount = (value: Figure): string => write(value, 0, 2)

/** A fixed count of decimals, for columns whose dots line up. */
export const formatFixed = (value: Figure, decimals: number): string =>
  write(value, decimals, decimals)

/** At most the given number of decimals: `1,500`, `0.7`. */
export const formatUpTo = (value: Figure, decimals: number): string => write(value, 0, decimals)

export const formatWhole = (value: Figure): string => write(value, 0, 0)

/** `1 plan`, `2 plans`. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatWhole(count)} ${count === 1 ? one : many}`

export function formatPercent(fraction: Figure, decimals = 2): string {
  const text = write(
    fraction === null || fraction === undefined ? fraction : fraction * 100,
    decimals,
    decimals,
  )
  return text === NONE ? NONE : `${text}%`
}

/** `12.5 d`; a stock that is not consumed lasts `∞`. Many thousands of days are short: `123.5K d`. */
export function formatDays(days: Figure, decimals = 1): string {
  const isCenturies = typeof days === 'number' && Math.abs(days) >= 100_000
  const text = isCenturies ? formatCompact(days) : write(days, 0, decimals)
  return text === NONE || text.endsWith(ENDLESS) ? text : `${text} d`
}

/** For columns: "never" is not a number, so that it sorts last in both directions and no filter matches it. */
export const paybackDays = (days: Figure): number | null =>
  typeof days === 'number' && days >= 0 && days < Number.POSITIVE_INFINITY ? days : null

/** `12.5 d`; a base that earns nothing, or loses money, never pays back. */
export const formatPayback = (days: Figure): string =>
  typeof days === 'number' && (days < 0 || days === Number.POSITIVE_INFINITY)
    ? 'never'
    : formatDays(days)

/** With its sign on both sides of zero: `+1,200`, `−3.50`, `0.00`. */
export function formatSigned(
  value: Figure,
  format: (value: Figure) => string = formatMoney,
): string {
  const text = format(value)
  return typeof value === 'number' && value > 0 && /[1-9∞]/.test(text) ? `+${text}` : text
}

/** For narrow places: `1.2K`, `3.4M`. */
export function formatCompact(value: Figure, decimals = 1): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return write(value, 0, 0)
  const text = numberFormat(0, decimals, 'compact').format(Math.abs(value))
  return value < 0 && /[1-9]/.test(text) ? MINUS + text : text
}

const MAX_DECIMALS = 6

/** The labels of an axis: short, with as many decimals as it takes to tell them apart. */
export function axisLabels(values: readonly number[]): string[] {
  const labels = (decimals: number) => values.map((value) => formatCompact(value, decimals))
  let decimals = 1
  while (decimals < MAX_DECIMALS && new Set(labels(decimals)).size < new Set(values).size)
    decimals++
  return labels(decimals)
}

/**
 * For lines of a fixed width: as `format` writes it if that fits this many characters without sign; else without decimals; else short. The
 * derivation shows the full figure.
 */
export function formatWithin(
  room: number,
  format: (value: Figure) => string = formatAmount,
): (value: Figure) => string {
  const shorter = [format, formatWhole, formatCompact]
  return (value) => {
    for (const write of shorter) {
      const text = write(value)
      if (text.length - (text.startsWith(MINUS) ? 1 : 0) <= room) return text
    }
    return formatPowers(value)
  }
}

/** `1.2e20`, for numbers beyond all names. */
const formatPowers = (value: Figure) =>
  (value ?? 0).toExponential(1).replace('e+', 'e').replace('-', MINUS)

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Above this, hours are not shown. */
const MANY_DAYS = 100

/** `just now`, `3 min ago`, `5 h ago`, `2 days ago`. Small differences between clocks never show a future. */
export function formatAge(since: number | null | undefined, now: number): string {
  if (since === null || since === undefined || !Number.isFinite(since)) return NONE
  const age = now - since
  if (age < MINUTE) return 'just now'
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`
  if (age < 2 * DAY) return `${Math.floor(age / HOUR)} h ago`
  return `${formatCount(Math.floor(age / DAY), 'day')} ago`
}

/** `5m`, `5h 18m`, `1d 4h`. */
export function formatDuration(ms: Figure): string {
  if (ms === null || ms === undefined || !Number.isFinite(ms)) return write(ms, 0, 0)
  if (ms < HOUR) return `${formatAmount(Math.round((ms / MINUTE) * 10) / 10)}m`
  const minutes = Math.round(ms / MINUTE)
  if (minutes < 24 * 60) return inTwo(minutes, 60, 'h', 'm')
  const hours = Math.round(ms / HOUR)
  return hours < MANY_DAYS * 24
    ? inTwo(hours, 24, 'd', 'h')
    : `${formatWithin(7)(Math.floor(hours / 24))}d`
}

function inTwo(count: number, size: number, large: string, small: string): string {
  const [whole, rest] = [Math.floor(count / size), count % size]
  return rest === 0 ? `${whole}${large}` : `${whole}${large} ${rest}${small}`
}

let dayFormat: Intl.DateTimeFormat | undefined
let momentFormat: Intl.DateTimeFormat | undefined
let shortMomentFormat: Intl.DateTimeFormat | undefined

const readDate = (date: Date | string | number | null | undefined) =>
  date === null || date === undefined ? new Date(Number.NaN) : new Date(date)

/** `29 Apr 2025`, the same for all players. */
export function formatDate(date: Date | string | number | null | undefined): string {
  const read = readDate(date)
  if (Number.isNaN(read.getTime())) return NONE
  dayFormat ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
  return dayFormat.format(read)
}

/** In the reader's time zone: `29 Apr 2025, 14:05`. */
export function formatDateTime(date: Date | string | number | null | undefined): string {
  const read = readDate(date)
  if (Number.isNaN(read.getTime())) return NONE
  momentFormat ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
  return momentFormat.format(read)
}

/** For moments of the coming days: `29 Apr, 14:05`. */
export function formatDayTime(date: Date | string | number | null | undefined): string {
  const read = readDate(date)
  if (Number.isNaN(read.getTime())) return NONE
  shortMomentFormat ??= new Intl.DateTimeFormat('en-GB', {
    ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  })
  return shortMomentFormat.format(read)
}
