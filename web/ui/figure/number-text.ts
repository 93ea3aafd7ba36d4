import { calculate } from '../field/arithmetic.ts'

/** What a number field accepts: numbers and sums of them, with decimals as the player's locale writes them. */

export type Range = { min?: number | undefined; max?: number | undefined }

type DecimalSign = '.' | ','
const signOf = (parts: readonly Intl.NumberFormatPart[]): DecimalSign =>
  parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
const DECIMAL_SIGN = signOf(new Intl.NumberFormat().formatToParts(1.5))

// A double cannot hold more digits exactly.
const LARGEST = 10 ** 15

interface Read {
  /** Null without a number: an empty field, half a sum, or a refused text. */
  readonly value: number | null
  /** Why the text is refused or changed. */
  readonly why?: string
}

export function readNumberText(
  text: string,
  { decimals, ...range }: Range & { decimals?: boolean | undefined },
  sign: DecimalSign = DECIMAL_SIGN,
): Read {
  const sum = plainSum(text)
  if (/[^\d.,()*/+-]/.test(sum) || (sum === '' && text.trim() !== ''))
    return { value: null, why: 'Only numbers and + − × ÷ ( ).' }
  const found = calculate(sum, (digits) => numberOf(digits, sign))
  if (found === undefined) return { value: null }
  if (Math.abs(found) >= LARGEST) return { value: null, why: 'At most 15 digits.' }
  const number = Number(found.toPrecision(15))
  if (!decimals && !Number.isInteger(number)) return { value: null, why: 'Whole numbers only.' }
  const value = clamp(number, range)
  if (value === number) return { value }
  return { value, why: `At ${value < number ? 'most' : 'least'} ${writeNumberText(value, sign)}.` }
}

/** Drops currency, unit and spaces, which copied numbers often have. */
const plainSum = (text: string) =>
  text
    .replace(/[\s'’]|^\s*[$€]/g, '')
    .replaceAll(/[×x]/g, '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-')
    .replace(/[\p{L}$€%]+$/u, '')

/** `1,234.50` loses its separators; a single one of the other kind is read as a decimal sign. */
function numberOf(digits: string, sign: DecimalSign): number | undefined {
  const grouped = sign === '.' ? /^\d{1,3}(,\d{3})+(\.\d*)?$/ : /^\d{1,3}(\.\d{3})+(,\d*)?$/
  const plain = grouped.test(digits) ? digits.replaceAll(sign === '.' ? ',' : '.', '') : digits
  const number = plain.replace(',', '.')
  return /\d/.test(number) ? Number(number) : undefined
}

const PLAIN = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 10 })

export function writeNumberText(value: number | null, sign: DecimalSign = DECIMAL_SIGN): string {
  return value === null || !Number.isFinite(value) ? '' : PLAIN.format(value).replace('.', sign)
}

export function clamp(value: number, { min = 0, max = Number.POSITIVE_INFINITY }: Range): number {
  return Math.min(Math.max(value, min), max)
}

/** One press of plus or minus. Rounds away binary fractions, so that 0.1 + 0.2 is 0.3. */
export function stepNumber(value: number | null, by: number, range: Range): number {
  const next = Number(((value ?? 0) + by).toPrecision(12))
  return clamp(next, range)
}
