import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { planetsOf } from '../../../../engine/editing/cx-edit.ts'
import type { Cx, CxData } from '../../../../engine/model/cx.ts'
import { cxMutations } from '../../../api/queries/cx.ts'
import { cxSource } from '../../../editing/use-cx-editing.ts'
import { CreateCxForm } from '../../../parts/CreateCxForm.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { formatWhole } from '../../../ui/format.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import type { DataColumn } from '../../../ui/table/columns.ts'
import { useActions } from '../hooks/useActions.tsx'
import { useTableInAddress } from '../hooks/useManageSearch.ts'
import { cloneCx, rename } from '../record-actions.ts'
import { CreatePanel, CreateToggle } from './CreatePanel.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import { RowMenu } from './RowMenu.tsx'

const keyOf = ({ uuid }: Cx) => uuid

const exchangesOf = ({ cx_empire, cx_planets }: CxData) =>
  cx_empire.length + cx_planets.flatMap(({ preferences }) => preferences).length
const tickersOf = ({ ticker_empire, ticker_planets }: CxData) =>
  ticker_empire.length + ticker_planets.flatMap(({ preferences }) => preferences).length

const COLUMNS: readonly DataColumn<Cx>[] = [
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    cell: ({ uuid, name }) => (
      <Link to="/exchanges/{-$cxUuid}" params={{ cxUuid: uuid }}>
        {name}
      </Link>
    ),
  },
  {
    id: 'empires',
    header: 'Empires',
    value: ({ empires }) => empires.map(({ name }) => name).join(', ') || null,
    filter: 'text',
  },
  {
    id: 'exchanges',
    header: 'Exchange preferences',
    numeric: true,
    value: ({ cx_data }) => exchangesOf(cx_data),
    format: formatWhole,
  },
  {
    id: 'tickers',
    header: 'Ticker preferences',
    numeric: true,
    value: ({ cx_data }) => tickersOf(cx_data),
    format: formatWhole,
  },
  {
    id: 'planets',
    header: 'Planets',
    numeric: true,
    value: ({ cx_data }) => planetsOf(cx_data).length,
    format: formatWhole,
  },
]

export function CxList({ all }: { all: readonly Cx[] }) {
  const actions = useActions()
  const toast = useToast()
  const table = useTableInAddress()
  const [isCreating, setCreating] = useState(false)
  const { mutateAsync: remove } = useMutation(cxMutations.delete)

  const entriesOf = (cx: Cx) =>
    actions.entriesOf({
      what: 'CX',
      name: cx.name,
      rename: (name) => rename(cxSource, cx.uuid, name),
      clone: (name) => cloneCx(cx, name),
      remove: () => remove(cx.uuid),
      warning: 'Are you sure? Deleting the CX will delete all preferences.',
    })

  const columns: readonly DataColumn<Cx>[] = [
    ...COLUMNS,
    {
      id: 'actions',
      header: '',
      sortable: false,
      csv: false,
      value: () => null,
      cell: (cx) => <RowMenu of={cx.name} entries={entriesOf(cx)} />,
    },
  ]

  return (
    <Panel
      title="CX"
      note={formatWhole(all.length)}
      actions={
        <CreateToggle
          label="New CX"
          isOpen={isCreating}
          onToggle={() => setCreating(!isCreating)}
        />
      }
      flush
    >
      {isCreating && (
        <CreatePanel title="New CX">
          <CreateCxForm onCreated={() => toast.success('The CX was created.')} />
        </CreatePanel>
      )}
      <DataTable
        {...table}
        label="CX"
        rows={all}
        columns={columns}
        rowKey={keyOf}
        tableId="manage.cx"
        searchable
        columnPicker
        csvName="cx"
        empty={
          <EmptyState
            title="No CX available."
            action={
              isCreating ? undefined : (
                <Button variant="primary" onClick={() => setCreating(true)}>
                  Create the first CX
                </Button>
              )
            }
          >
            A CX holds the prices that an empire calculates with.
          </EmptyState>
        }
      />
      <RenameDialog of={actions.renaming} onClose={actions.closeRename} />
    </Panel>
  )
}
