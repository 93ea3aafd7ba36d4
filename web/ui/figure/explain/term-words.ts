import {
  formatAge,
  formatAmount,
  formatDate,
  formatFixed,
  formatMoneyToCents,
  NONE,
} from '../../../../engine/game/number-format.ts'
import type { TermNode } from './term-node.ts'

/** Enough decimals to follow the arithmetic. */
export function formatTerm({ value, unit }: TermNode): string {
  const tiny = value !== 0 && Math.abs(value) < 0.01
  if (tiny) return formatFixed(value, 6)
  if (unit.startsWith('$')) return formatMoneyToCents(value)
  return unit === 'factor' ? formatFixed(value, 4) : formatAmount(value)
}

/** A factor has no unit. */
export const unitOf = ({ unit }: TermNode) => (unit === 'factor' ? '' : unit)

const SOURCE = {
  plan: 'Plan',
  'game data': 'Game data',
  'rule of the game': 'Rule of the game',
  empire: 'Empire',
  'own entry': 'Your entry',
  price: 'Price',
} as const

export type TermSource = {
  text: string
  /** Why the figure is doubtful: no exchange row, an unreadable code. */
  doubt?: string | undefined
}

/** Where a figure comes from, and for a price its exchange row and age. */
export function sourceOf(
  { origin, formula, name }: TermNode,
  updatedAt: number | undefined,
  now: number,
): TermSource | null {
  if (!origin) return null
  const said = formula === name ? '' : `: ${formula}`
  const age = updatedAt === undefined ? NONE : formatAge(updatedAt, now)
  const day = origin.kind === 'price' ? origin.row?.asOf : undefined
  const updated = age === NONE ? '' : ` · updated ${age}`
  const since = day ? ` · of ${formatDate(day)}` : updated
  const text = `${SOURCE[origin.kind]}${said}${since}`
  if (origin.kind !== 'price') return { text }
  if (origin.diagnostic) return { text, doubt: origin.diagnostic.message }
  const { row, insteadOf, bound } = origin
  if (insteadOf)
    return {
      text,
      doubt: `${insteadOf.tickerId} has no price: ${row?.field === 'PriceAverage' ? 'an average' : 'another one'} counts${bound ? ', no better than what is offered' : ''}.`,
    }
  return row && !row.listed
    ? { text, doubt: `${row.tickerId} is not listed and counts as 0.` }
    : { text }
}

/** Full figures without separators, for spreadsheets. */
function plainNumber(value: number): string {
  if (Number.isNaN(value)) return NONE
  if (!Number.isFinite(value)) return formatMoneyToCents(value)
  return String(Number(value.toPrecision(12)))
}

export type TextLine = { level: number; node: TermNode; source: TermSource | null }

export function termText(lines: readonly TextLine[]): string {
  return lines
    .map(({ level, node, source }) => {
      const reason = source
        ? ` [${source.text}]`
        : node.formula === node.name
          ? ''
          : ` = ${node.formula}`
      const unit = unitOf(node)
      return `${'  '.repeat(level)}${node.name}: ${plainNumber(node.value)}${unit && ` ${unit}`}${reason}`
    })
    .join('\n')
}
