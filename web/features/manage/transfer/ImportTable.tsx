import { memo } from 'react'
import {
  actionsFor,
  type FiledKind,
  type ImportAction,
  type ImportEntry,
  type ImportStatus,
} from '../../../../engine/portable/import-entry.ts'
import { Select } from '../../../ui/field/Select.tsx'
import { Tag, type Tone } from '../../../ui/figure/Tag.tsx'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import type { DataColumn } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { actionOf, type Choices, entryKey } from './import-choice.ts'

const KIND: Record<FiledKind, string> = {
  ...{ plan: 'Plan', empire: 'Empire', cx: 'CX' },
  ...{ ship: 'Ship', freight: 'Freight' },
}
const TONE: Record<ImportStatus, Tone> = {
  new: 'profit',
  same: 'neutral',
  changed: 'accent',
  conflicting: 'warn',
}
const ACTION: Record<ImportAction, string> = {
  create: 'Create',
  replace: 'Replace mine',
  copy: 'Add as a copy',
  skip: 'Leave out',
}

/** Memoised, so that the progress of an import does not draw all rows again. */
export const ImportTable = memo(function ImportTable({
  entries,
  choices,
  onChoices,
  disabled,
}: {
  entries: readonly ImportEntry[]
  choices: Choices
  onChoices: (choices: Choices) => void
  disabled: boolean
}) {
  const columns: readonly DataColumn<ImportEntry>[] = [
    { id: 'name', header: 'Name', value: ({ name }) => name },
    { id: 'kind', header: 'Kind', value: ({ kind }) => KIND[kind], filter: 'choice' },
    { id: 'planet', header: 'Planet', value: ({ planet }) => planet },
    {
      id: 'status',
      header: 'Compared with mine',
      value: ({ status }) => status,
      filter: 'choice',
      cell: ({ status }) => <Tag tone={TONE[status]}>{status}</Tag>,
    },
    {
      id: 'action',
      header: 'What happens',
      value: (entry) => ACTION[actionOf(entry, choices)],
      filter: 'choice',
      cell: (entry) =>
        entry.status === 'same' ? (
          <span className="muted">nothing to do</span>
        ) : (
          <Select
            label={`What happens with ${entry.name}`}
            hideLabel
            disabled={disabled}
            options={actionsFor(entry).map((action) => ({
              value: action,
              label: ACTION[action],
            }))}
            value={actionOf(entry, choices)}
            onValue={(action) => onChoices(new Map(choices).set(entryKey(entry), action))}
          />
        ),
    },
  ]
  return (
    <DataTable
      label="records of the file"
      rows={entries}
      columns={columns}
      rowKey={entryKey}
      searchable
      maxHeight="50dvh"
      empty={<EmptyState title="The file is empty." />}
    />
  )
})
