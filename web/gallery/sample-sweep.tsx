import { formatMoney, formatSigned, formatWhole } from '../../engine/game/number-format.ts'
import { Figure } from '../ui/figure/Figure.tsx'
import type { DataColumn } from '../ui/table/columns.ts'

const BUILDINGS = ['SME', 'FP', 'RIG', 'INC', 'PP1']
const EXPERTISE = ['METALLURGY', 'CHEMISTRY', 'ELECTRONICS', 'AGRICULTURE']

/** Equal in every run, so that pictures of the page can be compared. */
function chanceOf(index: number): number {
  const wave = Math.sin(index * 12.9898) * 43758.5453
  return wave - Math.floor(wave)
}

const recipeOf = (index: number) =>
  `${(index % 9) + 1}xFEO ${(index % 4) + 1}xC=>${(index % 6) + 1}xFE #${index + 1}`

export function sampleSweep(count: number): {
  rows: readonly number[]
  columns: readonly DataColumn<number>[]
} {
  const recipe = Array.from({ length: count }, (_, index) => recipeOf(index))
  const profit = Float64Array.from({ length: count }, (_, index) => (chanceOf(index) - 0.35) * 24e3)
  const area = Float64Array.from({ length: count }, (_, index) => 200 + chanceOf(index + 3) * 300)
  const yields = Float64Array.from({ length: count }, (_, index) => chanceOf(index + 5) * 400)
  const at = (column: Float64Array) => (row: number) => column[row]
  return {
    rows: [...profit.keys()],
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
