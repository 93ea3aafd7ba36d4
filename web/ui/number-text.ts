/** What a number field lets through. Digits only; one dot where decimals are allowed. */

// More digits than a double can tell apart would silently become another number.
const MOST_DIGITS = 15

const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/

/**
 * Cleans typed or pasted text. `1,234.50` loses its separators; a lone comma is read as the decimal sign that half the
 * world types; everything else that is no digit disappears.
 */
export function cleanNumberText(text: string, decimals: boolean): string {
  const kept = text.replace(/[^\d.,]/g, '')
  const plain = GROUPED.test(kept) ? kept.replaceAll(',', '') : kept.replaceAll(',', '.')
  const [whole = '', ...rest] = plain.split('.')
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, MOST_DIGITS)
  if (!decimals || rest.length === 0) return digits
  const fraction = rest.join('').slice(0, Math.max(0, MOST_DIGITS - digits.length))
  return `${digits}.${fraction}`
}

/** Null while there is no number yet: an empty field or a lone dot. */
export function readNumberText(text: string): number | null {
  return /\d/.test(text) ? Number(text) : null
}

const PLAIN = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 10 })

export function writeNumberText(value: number | null): string {
  return value === null || !Number.isFinite(value) ? '' : PLAIN.format(value)
}

export type Range = { min?: number | undefined; max?: number | undefined }

export function clamp(value: number, { min = 0, max = Number.POSITIVE_INFINITY }: Range): number {
  return Math.min(Math.max(value, min), max)
}

/** One press of plus or minus. Rounds away what binary fractions add, so that 0.1 + 0.2 stays 0.3. */
export function stepNumber(value: number | null, by: number, range: Range): number {
  const next = Number(((value ?? 0) + by).toPrecision(12))
  return clamp(next, range)
}
