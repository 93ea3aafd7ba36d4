import {
  formatAmount,
  formatDays,
  formatMoney,
  formatPayback,
} from '../../../../../engine/game/number-format.ts'
import type { ComparedFigure } from '../../../../../engine/plan/compare.ts'

export interface FigureWords {
  readonly label: string
  readonly unit?: string
  readonly format: (value: number | null | undefined) => string
  readonly better: 'more' | 'less' | 'neither'
}

export const FIGURE_WORDS: Readonly<Record<ComparedFigure, FigureWords>> = {
  profit: { label: 'Profit', unit: '$/day', format: formatMoney, better: 'more' },
  payback: { label: 'Payback', format: formatPayback, better: 'less' },
  profitPerArea: { label: 'Profit per area', unit: '$/day', format: formatMoney, better: 'more' },
  revenue: { label: 'Revenue', unit: '$/day', format: formatMoney, better: 'more' },
  materialCost: { label: 'Materials', unit: '$/day', format: formatMoney, better: 'less' },
  degradation: { label: 'Degradation', unit: '$/day', format: formatMoney, better: 'less' },
  fees: { label: 'Fees', unit: '$/day', format: formatMoney, better: 'less' },
  constructionCost: { label: 'Construction', unit: '$', format: formatMoney, better: 'less' },
  areaUsed: { label: 'Area used', format: formatAmount, better: 'neither' },
  areaLeft: { label: 'Area left', format: formatAmount, better: 'more' },
  workersShort: { label: 'Workers short', format: formatAmount, better: 'less' },
  storageFilled: { label: 'Storage full in', format: formatDays, better: 'more' },
}
