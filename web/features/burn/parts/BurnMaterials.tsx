import table from '../../../parts/PlainTable.module.css'
import { formatAmount, formatDays, formatSigned } from '../../../ui/format.ts'
import { MaterialTile } from '../../../ui/MaterialTile.tsx'
import type { BurnLine } from '../burn-lines.ts'
import { DaysLeft } from './DaysLeft.tsx'
import { FlowMark } from './FlowMark.tsx'

/** Every material of a base, what runs out first on top. */
export function BurnMaterials({ line }: { line: BurnLine }) {
  const { materials, planName, shared, other } = line
  const sorted = materials.toSorted((a, b) =>
    a.exhaustion === b.exhaustion ? 0 : a.exhaustion - b.exhaustion,
  )
  return (
    <>
      {shared && (
        <p>
          Shares its stock with {shared.others.join(', ')}. The days of each row are for that plan
          alone; together they last {formatDays(shared.minDays)}.
        </p>
      )}
      <div className={table.scroll}>
        <table className={table.table} aria-label={`materials of ${planName}`}>
          <thead>
            <tr>
              <th scope="col">Material</th>
              <th scope="col" className={table.number}>
                In / day
              </th>
              <th scope="col" className={table.number}>
                Out / day
              </th>
              <th scope="col" className={table.number}>
                Δ / day
              </th>
              <th scope="col" className={table.number}>
                Stock
              </th>
              <th scope="col" className={table.number}>
                Days left
              </th>
            </tr>
          </thead>
          <tbody>
            {sorted.map(({ ticker, input, output, delta, stock, exhaustion }) => (
              <tr key={ticker}>
                <th scope="row">
                  <MaterialTile ticker={ticker} />
                </th>
                <td className={table.number}>{formatAmount(input)}</td>
                <td className={table.number}>{formatAmount(output)}</td>
                <td className={table.number}>
                  {formatSigned(delta, formatAmount)}
                  <FlowMark
                    shown={delta}
                    other={otherOf(other, ticker)?.delta}
                    format={(value) => `${formatSigned(value, formatAmount)} a day`}
                  />
                </td>
                <td className={table.number}>{formatAmount(stock)}</td>
                <td className={table.number}>
                  <DaysLeft days={exhaustion} />
                  <FlowMark
                    shown={exhaustion}
                    other={otherOf(other, ticker)?.exhaustion}
                    format={formatDays}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const otherOf = (other: BurnLine['other'], ticker: string) =>
  other?.materials.find((material) => material.ticker === ticker)
