import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/field/Button.tsx'
import { IconButton } from '../../ui/field/IconButton.tsx'
import { CloseIcon, PlusIcon } from '../../ui/icons/actions.tsx'
import { MoreIcon } from '../../ui/icons/records.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import styles from './Manage.module.css'
import { RenameDialog } from './RenameDialog.tsx'
import { type RecordActions, useActions } from './use-actions.tsx'
import { useTableInAddress } from './use-manage-search.ts'

/** How a list offers a new record. */
interface Creation {
  readonly label: string
  readonly first: string
  readonly purpose: string
  readonly form: ReactNode
}

/** The player's plans, empires or CX: one line each, with a menu of what can be done with it. */
export function RecordList<Row>({
  title,
  word,
  rows,
  columns,
  actionsOf,
  creation,
  tools,
  empty,
  bulkActions,
}: {
  title: string
  /** "empires": also names the CSV file and what the browser remembers of the table. */
  word: string
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  actionsOf: (row: Row) => RecordActions
  creation?: Creation
  /** In place of a creation. */
  tools?: ReactNode
  empty?: ReactNode
  bulkActions?: (rows: readonly Row[], clear: () => void) => ReactNode
}) {
  const { entriesOf, renaming, closeRename } = useActions()
  const table = useTableInAddress()
  const [isCreating, setCreating] = useState(false)
  const withMenu: readonly DataColumn<Row>[] = [
    ...columns,
    {
      id: 'actions',
      header: '',
      sortable: false,
      csv: false,
      value: () => null,
      cell(row) {
        const actions = actionsOf(row)
        return (
          <Menu
            trigger={
              <IconButton size="small" label={`Actions for ${actions.name}`} icon={<MoreIcon />} />
            }
            entries={entriesOf(actions)}
          />
        )
      },
    },
  ]
  const ToggleIcon = isCreating ? CloseIcon : PlusIcon
  return (
    <Panel
      title={title}
      actions={
        creation ? (
          <Button
            size="small"
            icon={<ToggleIcon size={14} />}
            aria-expanded={isCreating}
            onClick={() => setCreating(!isCreating)}
          >
            {isCreating ? 'Close' : creation.label}
          </Button>
        ) : (
          tools
        )
      }
      flush
    >
      {creation && isCreating && (
        <section className={styles.creation} aria-label={creation.label}>
          {creation.form}
        </section>
      )}
      <DataTable
        {...table}
        label={word}
        rows={rows}
        columns={withMenu}
        rowKey={(row) => actionsOf(row).uuid}
        tableId={`manage.${word.toLowerCase()}`}
        csvName={word.toLowerCase()}
        searchable
        columnPicker
        selectable={bulkActions !== undefined}
        bulkActions={bulkActions}
        empty={
          creation ? (
            <EmptyState
              title={`No ${title} available.`}
              action={
                isCreating ? undefined : (
                  <Button variant="primary" onClick={() => setCreating(true)}>
                    {creation.first}
                  </Button>
                )
              }
            >
              {creation.purpose}
            </EmptyState>
          ) : (
            empty
          )
        }
      />
      <RenameDialog of={renaming} onClose={closeRename} />
    </Panel>
  )
}
