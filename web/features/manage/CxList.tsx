import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Cx, CxData } from '../../../engine/game/cx.ts'
import { formatWhole } from '../../../engine/game/number-format.ts'
import { planetsOf } from '../../../engine/plan/editing/cx-edit.ts'
import { cxMutations } from '../../api/queries/cx.ts'
import { cxSource } from '../../editing/use-cx-editing.ts'
import { useToast } from '../../ui/overlay/Toast.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { numberColumn } from '../../ui/table/number-column.ts'
import { CreateCxForm } from '../cx/CreateCxForm.tsx'
import { RecordList } from './RecordList.tsx'
import { cloneCx, renameRecord } from './record-actions.ts'

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
  numberColumn(
    'exchanges',
    'Exchange preferences',
    ({ cx_data }) => exchangesOf(cx_data),
    formatWhole,
  ),
  numberColumn('tickers', 'Ticker preferences', ({ cx_data }) => tickersOf(cx_data), formatWhole),
  numberColumn('planets', 'Planets', ({ cx_data }) => planetsOf(cx_data).length, formatWhole),
]

export function CxList({ all }: { all: readonly Cx[] }) {
  const toast = useToast()
  const { mutateAsync: remove } = useMutation(cxMutations.delete)
  return (
    <RecordList
      title="CX"
      word="CX"
      rows={all}
      columns={COLUMNS}
      actionsOf={(cx) => ({
        what: 'CX',
        uuid: cx.uuid,
        name: cx.name,
        rename: (name) => renameRecord(cxSource, cx.uuid, name),
        clone: (name) => cloneCx(cx, name),
        remove: () => remove(cx.uuid),
        warning: 'Are you sure? Deleting the CX will delete all preferences.',
      })}
      creation={{
        label: 'New CX',
        first: 'Create the first CX',
        purpose: 'A CX holds the prices that an empire calculates with.',
        form: <CreateCxForm onCreated={() => toast.success('The CX was created.')} />,
      }}
    />
  )
}
