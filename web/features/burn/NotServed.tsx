import { useMemo } from 'react'
import { formatCount, formatDuration } from '../../../engine/game/number-format.ts'
import { HOUR_MS } from '../../../engine/game/time.ts'
import type { DrySpell } from '../../../engine/supply/visits/dry-spells.ts'
import { Tag } from '../../ui/figure/Tag.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { TileRow } from '../../ui/layout/TileRow.tsx'
import { useFirst } from '../../ui/layout/use-first.tsx'
import { usePhoneWindow } from '../../ui/layout/use-wide-window.ts'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { momentOf, planetOf, type Shown } from './shown.ts'
import styles from './VisitTimeline.module.css'

/** A base that still runs out although the plan is followed. */
interface UnservedBase {
  readonly base: string
  readonly tickers: readonly string[]
  /** Hours from now until the first material is used up. */
  readonly from: number
  /** Hours that the material is missing for longest. */
  readonly longest: number
  readonly reasons: readonly DrySpell['reason'][]
}

/** One line a base, the first to run out on top. */
export function unservedBases(spells: readonly DrySpell[]): UnservedBase[] {
  return [...Map.groupBy(spells, ({ base }) => base)]
    .map(([base, own]) => ({
      base,
      tickers: [...new Set(own.map(({ ticker }) => ticker))],
      from: Math.min(...own.map(({ from }) => from)),
      longest: Math.max(...own.map(({ from, until }) => until - from)),
      reasons: [...new Set(own.map(({ reason }) => reason))],
    }))
    .sort((a, b) => a.from - b.from)
}

/** A button shows the bases beyond this many. */
const FIRST = { wide: 5, phone: 3 }

/** What a calculated plan does not prevent. */
export function NotServed({ spells, ...shown }: Shown & { spells: readonly DrySpell[] }) {
  const first = usePhoneWindow() ? FIRST.phone : FIRST.wide
  const bases = useMemo(() => unservedBases(spells), [spells])
  const [rows, more] = useFirst(bases, first, 'base')
  if (bases.length === 0)
    return (
      <p role="status">
        <Tag tone="profit">Nothing runs out</Tag> as long as this plan is followed.
      </p>
    )
  return (
    <Panel title="Still runs out" note={formatCount(bases.length, 'base')} flush>
      <div className={styles.unserved}>
        <PlainTable
          label="bases that still run out"
          rows={rows}
          keyOf={({ base }) => base}
          columns={[
            { header: 'Base', cell: ({ base }) => planetOf(shown, base) },
            {
              header: 'Materials',
              cell: ({ base, tickers }) => (
                <TileRow
                  label={`missing on ${planetOf(shown, base)}`}
                  tiles={tickers.map((ticker) => ({ ticker }))}
                  most={5}
                />
              ),
            },
            { header: 'From', cell: ({ from }) => momentOf(shown, from) },
            {
              header: 'For at most',
              numeric: true,
              cell: ({ longest }) => formatDuration(longest * HOUR_MS),
            },
            { header: 'Why', cell: ({ reasons }) => reasons.join(', ') },
          ]}
        />
      </div>
      {more && <div className={styles.more}>{more}</div>}
    </Panel>
  )
}
