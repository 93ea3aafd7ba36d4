import {
  formatCount,
  formatMoney,
  formatPayback,
  formatWhole,
  NONE,
} from '../../../../engine/game/number-format.ts'
import { Tag } from '../../../ui/figure/Tag.tsx'
import type { DataColumn } from '../../../ui/table/columns.ts'
import { numberColumn } from '../../../ui/table/number-column.ts'
import { plotsColumn } from '../../planet/plot-words.ts'
import type { PlanetRow } from './planet-rows.ts'

const TONES = {
  proved: 'profit',
  'proved but for runs': 'profit',
  found: 'accent',
  'bound only': 'neutral',
} as const

const FEES: DataColumn<PlanetRow> = {
  id: 'fees',
  header: 'Fees',
  value: ({ feesKnown }) =>
    feesKnown === undefined ? undefined : feesKnown ? 'counted' : 'not known',
  hint: 'Production fees are part of the profit; where they are not known, none are counted',
}

const STAND_INS: DataColumn<PlanetRow> = {
  id: 'standIns',
  header: 'At averages',
  numeric: true,
  value: ({ standIns }) => standIns,
  format: (goods) => (goods ? formatCount(goods, 'good') : NONE),
  hint: 'Goods that it sells or buys at an average, as your exchange has no price of them',
}

export const planetTableColumns = (
  unit: string,
  station: string | undefined,
  { countsFees, hasStandIns }: { countsFees: boolean; hasStandIns: boolean },
): DataColumn<PlanetRow>[] => [
  { id: 'planet', header: 'Planet', value: ({ title }) => title },
  {
    id: 'goal',
    header: unit === '$/day' ? 'Profit/day' : unit,
    numeric: true,
    value: ({ goal }) => goal,
    format: formatMoney,
    hint: 'What its best base earns, freight paid',
  },
  {
    id: 'alike',
    header: 'Equally good',
    numeric: true,
    value: ({ alike }) => alike.length,
    format: formatWhole,
    hint: 'Further planets where the same base earns exactly as much; the nearest is shown',
  },
  numberColumn('payback', 'Payback', ({ paybackDays }) => paybackDays, formatPayback),
  ...(countsFees ? [FEES] : []),
  ...(hasStandIns ? [STAND_INS] : []),
  {
    id: 'bound',
    header: 'At most',
    numeric: true,
    value: ({ bound }) => bound,
    format: formatMoney,
    hint: 'No base there exceeds this',
  },
  {
    id: 'jumps',
    header: 'Jumps',
    numeric: true,
    value: ({ jumps }) => jumps,
    format: formatWhole,
    hint: station ? `To ${station}` : 'To the nearest station',
  },
  plotsColumn(({ freePlots }: PlanetRow) => freePlots),
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => state,
    cell: ({ state }) => <Tag tone={TONES[state]}>{state}</Tag>,
    hint: 'Proved: to 0.01 %. Proved but for runs: more than the bound is impossible, and whole runs keep the base below it. Found: it earns this, and a better base may exist. Bound only: no base was looked for yet.',
  },
]
