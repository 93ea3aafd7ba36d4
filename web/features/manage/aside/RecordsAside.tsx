import { download } from '../../../ui/download.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { DownloadIcon } from '../../../ui/icons/records.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { PlainTable } from '../../../ui/table/PlainTable.tsx'
import styles from '../transfer/Transfer.module.css'
import { useRecordsAside } from './use-records-aside.ts'

/** Lists records that cannot be read and exports them. They stay unchanged. */
export function RecordsAside() {
  const records = useRecordsAside()
  if (records.length === 0) return null
  function save() {
    const text = JSON.stringify(
      records.map(({ kind, name, why, raw }) => ({ kind, name, why, record: raw })),
      null,
      1,
    )
    download('perigee-set-aside.json', text, 'application/json')
  }
  return (
    <Panel title="Set aside" flush>
      <Stack gap={3} className={styles.form}>
        <Row gap={3} lineGap={2} wrap>
          <Button icon={<DownloadIcon size={14} />} onClick={save}>
            Export what is set aside
          </Button>
          <span className="muted">
            This version cannot read these records. They are kept as they are, and everything else
            works without them.
          </span>
        </Row>
      </Stack>
      <PlainTable
        label="Records set aside"
        rows={records}
        keyOf={({ key }) => key}
        columns={[
          { header: 'Name', cell: ({ name }) => name },
          { header: 'Kind', cell: ({ kind }) => kind },
          { header: 'Why', className: styles.words, cell: ({ why }) => why },
          {
            header: 'Action',
            cell: ({ name, drop }) =>
              drop && (
                <Button size="small" aria-label={`Delete the draft ${name}`} onClick={drop}>
                  Delete
                </Button>
              ),
          },
        ]}
      />
    </Panel>
  )
}
