import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { factionInWords } from '../../../../engine/editing/empire-editor.ts'
import type { Cx } from '../../../../engine/model/cx.ts'
import type { Empire } from '../../../../engine/model/empire.ts'
import { empireMutations } from '../../../api/queries/empires.ts'
import { empireSource } from '../../../editing/use-empire-editing.ts'
import { Button } from '../../../ui/Button.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { formatWhole } from '../../../ui/format.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import type { DataColumn } from '../../../ui/table/columns.ts'
import { useActions } from '../hooks/useActions.tsx'
import { useTableInAddress } from '../hooks/useManageSearch.ts'
import { cloneEmpire, rename } from '../record-actions.ts'
import { CreateEmpireForm } from './CreateEmpireForm.tsx'
import { CreatePanel, CreateToggle } from './CreatePanel.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import { RowMenu } from './RowMenu.tsx'

interface EmpireRow {
  empire: Empire
  cx: Cx | undefined
}

const keyOf = ({ empire }: EmpireRow) => empire.uuid

const COLUMNS: readonly DataColumn<EmpireRow>[] = [
  {
    id: 'name',
    header: 'Name',
    value: ({ empire }) => empire.name,
    cell: ({ empire }) => (
      <Link to="/empire/{-$empireUuid}" params={{ empireUuid: empire.uuid }}>
        {empire.name}
      </Link>
    ),
  },
  {
    id: 'faction',
    header: 'Faction',
    value: ({ empire }) => (empire.faction === 'NONE' ? null : factionInWords(empire.faction)),
    filter: 'choice',
  },
  {
    id: 'used',
    header: 'Permits used',
    numeric: true,
    value: ({ empire }) => empire.permits_used,
    format: formatWhole,
  },
  {
    id: 'total',
    header: 'Permits total',
    numeric: true,
    value: ({ empire }) => empire.permits_total,
    format: formatWhole,
  },
  {
    id: 'plans',
    header: 'Plans',
    numeric: true,
    value: ({ empire }) => empire.baseplanners.length,
    format: formatWhole,
  },
  {
    id: 'cx',
    header: 'CX',
    value: ({ cx }) => cx?.name ?? null,
    filter: 'choice',
    cell: ({ cx }) =>
      cx ? (
        <Link to="/exchanges/{-$cxUuid}" params={{ cxUuid: cx.uuid }}>
          {cx.name}
        </Link>
      ) : (
        '—'
      ),
  },
  { id: 'fio', header: 'FIO storage', value: ({ empire }) => empire.use_fio_storage },
]

export function EmpireList({
  empires,
  all,
}: {
  empires: readonly Empire[]
  /** The CX, of which each has some of the empires. */
  all: readonly Cx[]
}) {
  const actions = useActions()
  const toast = useToast()
  const table = useTableInAddress()
  const [isCreating, setCreating] = useState(false)
  const { mutateAsync: remove } = useMutation(empireMutations.delete)

  const rows = useMemo(
    () =>
      empires.map(
        (empire): EmpireRow => ({
          empire,
          cx: all.find((cx) => cx.empires.some(({ uuid }) => uuid === empire.uuid)),
        }),
      ),
    [empires, all],
  )

  const entriesOf = (empire: Empire) =>
    actions.entriesOf({
      what: 'empire',
      name: empire.name,
      rename: (name) => rename(empireSource, empire.uuid, name),
      clone: (name) => cloneEmpire(empire, name),
      remove: () => remove(empire.uuid),
      warning: 'Are you sure? Deleting the Empire will not delete plans assigned to it.',
    })

  const columns: readonly DataColumn<EmpireRow>[] = [
    ...COLUMNS,
    {
      id: 'actions',
      header: '',
      sortable: false,
      csv: false,
      value: () => null,
      cell: ({ empire }) => <RowMenu of={empire.name} entries={entriesOf(empire)} />,
    },
  ]

  return (
    <Panel
      title="Empires"
      note={formatWhole(empires.length)}
      actions={
        <CreateToggle
          label="New empire"
          isOpen={isCreating}
          onToggle={() => setCreating(!isCreating)}
        />
      }
      flush
    >
      {isCreating && (
        <CreatePanel title="New empire">
          <CreateEmpireForm onCreated={(name) => toast.success(`${name} was created.`)} />
        </CreatePanel>
      )}
      <DataTable
        {...table}
        label="empires"
        rows={rows}
        columns={columns}
        rowKey={keyOf}
        tableId="manage.empires"
        searchable
        columnPicker
        csvName="empires"
        empty={
          <EmptyState
            title="No Empires available."
            action={
              isCreating ? undefined : (
                <Button variant="primary" onClick={() => setCreating(true)}>
                  Create the first empire
                </Button>
              )
            }
          >
            An empire gathers plans under one faction and one CX.
          </EmptyState>
        }
      />
      <RenameDialog of={actions.renaming} onClose={actions.closeRename} />
    </Panel>
  )
}
