import { Figure } from '../../ui/Figure.tsx'
import {
  formatDays,
  formatMoney,
  formatPercent,
  formatSigned,
  formatWhole,
} from '../../ui/format.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { indexRows, type RowSource } from '../../ui/table/rows.ts'

export type SampleRow = {
  building: string
  recipe: string
  expertise: string
  profit: number | null
  cost: number
  roi: number
  share: number
  runs: number
}

const BUILDINGS = ['SME', 'FP', 'RIG', 'INC', 'PP1']
const EXPERTISE = ['METALLURGY', 'CHEMISTRY', 'ELECTRONICS', 'AGRICULTURE']

/** The same in every run, so that pictures of the page can be compared. */
function chanceOf(index: number): number {
  const wave = Math.sin(index * 12.9898) * 43758.5453
  return wave - Math.floor(wave)
}

const recipeOf = (index: number) =>
  `${(index % 9) + 1}xFEO ${(index % 4) + 1}xC=>${(index % 6) + 1}xFE #${index + 1}`

export function sampleRows(count: number): SampleRow[] {
  return Array.from({ length: count }, (_, index) => {
    const chance = chanceOf(index)
    return {
      building: BUILDINGS[index % BUILDINGS.length] ?? '',
      recipe: recipeOf(index),
      expertise: EXPERTISE[index % EXPERTISE.length] ?? '',
      profit: index % 17 === 5 ? null : (chance - 0.35) * 24_000,
      cost: 200_000 + chanceOf(index + 7) * 900_000,
      roi: chance < 0.1 ? Number.POSITIVE_INFINITY : chance * 180,
      share: chance,
      runs: Math.round(chance * 1000),
    }
  })
}

const sumOf = (rows: readonly SampleRow[]) => rows.reduce((sum, row) => sum + (row.profit ?? 0), 0)

export const SAMPLE_COLUMNS: readonly DataColumn<SampleRow>[] = [
  {
    id: 'recipe',
    header: 'Recipe',
    value: (row) => row.recipe,
    filter: 'text',
    total: () => 'Total',
  },
  { id: 'building', header: 'Building', value: (row) => row.building, filter: 'choice' },
  { id: 'expertise', header: 'Expertise', value: (row) => row.expertise, filter: 'choice' },
  {
    id: 'profit',
    header: 'Daily Profit',
    group: 'Earnings',
    value: (row) => row.profit,
    numeric: true,
    filter: 'range',
    bar: 'signed',
    cell: (row) => <Figure value={row.profit} format={formatSigned} unit="$" />,
    total: (rows) => <Figure value={sumOf(rows)} format={formatSigned} unit="$" />,
    hint: 'What one building earns per day after workforce and wear.',
  },
  {
    id: 'roi',
    header: 'ROI',
    group: 'Earnings',
    value: (row) => row.roi,
    numeric: true,
    format: formatDays,
  },
  {
    id: 'share',
    header: 'Of best yield',
    group: 'Yield',
    value: (row) => row.share,
    numeric: true,
    bar: 'plain',
    format: formatPercent,
  },
  {
    id: 'cost',
    header: 'Setup',
    group: 'Yield',
    value: (row) => row.cost,
    numeric: true,
    format: formatMoney,
  },
  {
    id: 'runs',
    header: 'Runs',
    value: (row) => row.runs,
    numeric: true,
    format: formatWhole,
    hidden: true,
  },
]

export const sampleKey = (row: SampleRow) => row.recipe

/** What a sweep returns: columns, no objects. */
export function sampleSweep(count: number): {
  rows: RowSource<number>
  columns: readonly DataColumn<number>[]
} {
  const recipe = Array.from({ length: count }, (_, index) => recipeOf(index))
  const profit = Float64Array.from({ length: count }, (_, index) => (chanceOf(index) - 0.35) * 24e3)
  const area = Float64Array.from({ length: count }, (_, index) => 200 + chanceOf(index + 3) * 300)
  const yields = Float64Array.from({ length: count }, (_, index) => chanceOf(index + 5) * 400)
  const at = (column: Float64Array) => (row: number) => column[row]
  return {
    rows: indexRows(count),
    columns: [
      { id: 'recipe', header: 'Recipe', value: (row) => recipe[row], filter: 'text' },
      {
        id: 'building',
        header: 'Building',
        value: (row) => BUILDINGS[row % BUILDINGS.length],
        filter: 'choice',
      },
      {
        id: 'expertise',
        header: 'Expertise',
        value: (row) => EXPERTISE[row % EXPERTISE.length],
        filter: 'choice',
      },
      {
        id: 'profit',
        header: 'Daily Profit',
        group: 'Earnings',
        value: at(profit),
        numeric: true,
        filter: 'range',
        bar: 'signed',
        cell: (row) => <Figure value={profit[row]} format={formatSigned} unit="$" />,
      },
      {
        id: 'perArea',
        header: 'Profit / area',
        group: 'Earnings',
        value: (row) => (profit[row] ?? 0) / (area[row] ?? 1),
        numeric: true,
        format: formatMoney,
      },
      {
        id: 'yield',
        header: 'Daily yield',
        value: at(yields),
        numeric: true,
        bar: 'plain',
        format: formatMoney,
      },
      { id: 'area', header: 'Area', value: at(area), numeric: true, format: formatWhole },
    ],
  }
}
