import type { DrySpell } from '../../../../engine/visits/dry-spells.ts'
import table from '../../../parts/PlainTable.module.css'
import { formatDuration } from '../../../ui/format.ts'
import { MaterialTile } from '../../../ui/MaterialTile.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { momentOf, planetOf, type Shown } from './shown.ts'

const HOUR_MS = 3_600_000

/** What the bases go without in spite of the plan, and why. */
export function DrySpells({ spells, ...shown }: Shown & { spells: readonly DrySpell[] }) {
  if (spells.length === 0) {
    return (
      <p role="status">
        <Tag tone="profit">Nothing runs dry</Tag> as long as this plan is followed.
      </p>
    )
  }
  return (
    <Panel title="Runs dry" note="in spite of the plan" flush>
      <div className={table.scroll}>
        <table className={table.table} aria-label="dry spells">
          <thead>
            <tr>
              <th scope="col">Base</th>
              <th scope="col">Material</th>
              <th scope="col">From</th>
              <th scope="col" className={table.number}>
                For
              </th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {spells.map((spell) => (
              <tr key={`${spell.base} ${spell.ticker} ${spell.from}`}>
                <th scope="row">{planetOf(shown, spell.base)}</th>
                <td>
                  <MaterialTile ticker={spell.ticker} />
                </td>
                <td>{momentOf(shown, spell.from)}</td>
                <td className={table.number}>
                  {formatDuration((spell.until - spell.from) * HOUR_MS)}
                </td>
                <td>{spell.reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
