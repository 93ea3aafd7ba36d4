import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Cx } from '../../../engine/game/cx.ts'
import type { Empire } from '../../../engine/game/empire.ts'
import { formatWhole } from '../../../engine/game/number-format.ts'
import { factionInWords } from '../../../engine/plan/editing/empire-editor.ts'
import { empireMutations } from '../../api/queries/empires.ts'
import { empireSource } from '../../editing/use-empire-editing.ts'
import { useToast } from '../../ui/overlay/Toast.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { numberColumn } from '../../ui/table/number-column.ts'
import { CreateEmpireForm } from './CreateEmpireForm.tsx'
import { RecordList } from './RecordList.tsx'
import { cloneEmpire, renameRecord } from './record-actions.ts'

interface EmpireRow {
  empire: Empire
  cx: Cx | undefined
}

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
  numberColumn('used', 'Permits used', ({ empire }) => empire.permits_used, formatWhole),
  numberColumn('total', 'Permits total', ({ empire }) => empire.permits_total, formatWhole),
  numberColumn('plans', 'Plans', ({ empire }) => empire.baseplanners.length, formatWhole),
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

export function EmpireList({ empires, all }: { empires: readonly Empire[]; all: readonly Cx[] }) {
  const toast = useToast()
  const navigate = useNavigate()
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
  return (
    <RecordList
      title="Empires"
      word="empires"
      rows={rows}
      columns={COLUMNS}
      actionsOf={({ empire }) => ({
        what: 'empire',
        uuid: empire.uuid,
        name: empire.name,
        rename: (name) => renameRecord(empireSource, empire.uuid, name),
        clone: (name) => cloneEmpire(empire, name),
        remove: () => remove(empire.uuid),
        entries: [
          {
            label: 'Share…',
            onSelect: () =>
              void navigate({
                to: '/empire/{-$empireUuid}',
                params: { empireUuid: empire.uuid },
                search: { share: true },
              }),
          },
        ],
        warning: 'Are you sure? Deleting the Empire will not delete plans assigned to it.',
      })}
      creation={{
        label: 'New empire',
        first: 'Create the first empire',
        purpose: 'An empire gathers plans under one faction and one CX.',
        form: <CreateEmpireForm onCreated={(name) => toast.success(`${name} was created.`)} />,
      }}
    />
  )
}
