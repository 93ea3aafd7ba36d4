import { formatDuration } from '../../../engine/game/number-format.ts'
import type { DrySpell } from '../../../engine/supply/visits/dry-spells.ts'
import { Tag } from '../../ui/figure/Tag.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { momentOf, planetOf, type Shown } from './shown.ts'

const HOUR_MS = 3_600_000

/** What the bases go without in spite of the plan, and why. */
export function DrySpells({ spells, ...shown }: Shown & { spells: readonly DrySpell[] }) {
  if (spells.length === 0) {
    return (
      <p role="status">
        <Tag tone="profit">No material runs out</Tag> while this plan is followed.
      </p>
    )
  }
  return (
    <Panel title="Still runs out" flush>
      <PlainTable
        label="materials that still run out"
        rows={spells}
        keyOf={({ base, ticker, from }) => `${base} ${ticker} ${from}`}
        columns={[
          { header: 'Base', cell: ({ base }) => planetOf(shown, base) },
          { header: 'Material', cell: ({ ticker }) => <MaterialTile ticker={ticker} /> },
          { header: 'From', cell: ({ from }) => momentOf(shown, from) },
          {
            header: 'For',
            numeric: true,
            cell: ({ from, until }) => formatDuration((until - from) * HOUR_MS),
          },
          { header: 'Why', cell: ({ reason }) => reason },
        ]}
      />
    </Panel>
  )
}
