import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { formatDays, formatMoney, formatWhole } from '../../ui/format.ts'
import { Panel } from '../../ui/Panel.tsx'
import styles from './RowSection.module.css'
import { SAMPLE_COLUMNS, type SampleRow, sampleKey, sampleRows } from './sample-rows.tsx'

const ROWS = sampleRows(60)

/** Rows that open, rows to select and act on, and rows marked in a picture beside them. */
export function RowSection() {
  const [acted, setActed] = useState('nothing yet')
  return (
    <>
      <Panel title="DataTable with details and selection" note={`done: ${acted}`} flush>
        <DataTable
          label="rows to act on"
          rows={ROWS}
          columns={SAMPLE_COLUMNS}
          rowKey={sampleKey}
          tableId="gallery-rows"
          searchable
          columnPicker
          selectable
          bulkActions={(rows, clear) => (
            <Button
              size="small"
              onClick={() => {
                setActed(`${formatWhole(rows.length)} compared`)
                clear()
              }}
            >
              Compare
            </Button>
          )}
          renderDetail={(row) => <Detail row={row} />}
          maxHeight="360px"
        />
      </Panel>
      <Panel title="DataTable beside a picture" note="pointing at one marks the other">
        <BesidePicture />
      </Panel>
    </>
  )
}

function Detail({ row }: { row: SampleRow }) {
  return (
    <dl className={styles.facts}>
      <dt>Payback</dt>
      <dd>{formatDays(row.roi)}</dd>
      <dt>Setup</dt>
      <dd>{formatMoney(row.cost)} $</dd>
      <dt>Runs a day</dt>
      <dd>{formatWhole(row.runs)}</dd>
    </dl>
  )
}

const FEW = ROWS.slice(0, 30)

function BesidePicture() {
  const [marked, setMarked] = useState<string | null>(null)
  return (
    <div className={styles.beside}>
      <DataTable
        label="rows beside a picture"
        rows={FEW}
        columns={SAMPLE_COLUMNS}
        rowKey={sampleKey}
        highlightedRow={marked}
        onRowHover={setMarked}
        maxHeight="260px"
      />
      <svg
        viewBox="0 0 200 120"
        className={styles.dots}
        aria-hidden="true"
        onMouseLeave={() => setMarked(null)}
      >
        {FEW.map((row) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the table beside it is the way by keyboard
          <circle
            key={row.recipe}
            cx={10 + row.share * 180}
            cy={110 - ((row.cost - 200_000) / 900_000) * 100}
            r={row.recipe === marked ? 5 : 3}
            className={row.recipe === marked ? styles.marked : styles.dot}
            onMouseEnter={() => setMarked(row.recipe)}
          />
        ))}
      </svg>
    </div>
  )
}
