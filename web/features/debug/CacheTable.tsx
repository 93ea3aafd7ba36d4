import { useMemo } from 'react'
import { formatDuration } from '../../../engine/game/number-format.ts'
import { Button } from '../../ui/field/Button.tsx'
import { Tag, type Tone } from '../../ui/figure/Tag.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { numberColumn } from '../../ui/table/number-column.ts'
import styles from './CacheTable.module.css'
import type { CacheEntry } from './cache-entry.ts'

interface CacheTableProps {
  entries: readonly CacheEntry[]
  onRefetch: (hash: string) => void
  onDrop: (hash: string) => void
}

const TONES: Record<CacheEntry['state'], Tone> = {
  loading: 'accent',
  failed: 'loss',
  fresh: 'profit',
  expired: 'warn',
  empty: 'neutral',
}

const columns: readonly DataColumn<CacheEntry>[] = [
  {
    id: 'key',
    header: 'Key',
    value: ({ key }) => key,
    cell: ({ key, problem }) => (
      <Stack as="span" gap={1} className={styles.key}>
        {key}
        {problem && <span className="loss">{problem}</span>}
      </Stack>
    ),
  },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => state,
    cell: ({ state }) => <Tag tone={TONES[state]}>{state}</Tag>,
    filter: 'choice',
  },
  numberColumn('age', 'Age', ({ ageMs }) => ageMs, formatDuration),
  numberColumn(
    'expiry',
    'Expires in',
    ({ expiresInMs }) => (expiresInMs === undefined ? undefined : Math.max(0, expiresInMs)),
    formatDuration,
  ),
  { id: 'screens', header: 'Shown by', value: ({ screens }) => screens, numeric: true },
]

export function CacheTable({ entries, onRefetch, onDrop }: CacheTableProps) {
  const withActions = useMemo(
    (): readonly DataColumn<CacheEntry>[] => [
      ...columns,
      {
        id: 'actions',
        header: 'Actions',
        value: () => undefined,
        sortable: false,
        csv: false,
        cell: ({ hash, key }) => (
          <Row as="span" gap={1} inline>
            <Button size="small" aria-label={`Refetch ${key}`} onClick={() => onRefetch(hash)}>
              Refetch
            </Button>
            <Button
              size="small"
              variant="ghost"
              aria-label={`Drop ${key}`}
              onClick={() => onDrop(hash)}
            >
              Drop
            </Button>
          </Row>
        ),
      },
    ],
    [onRefetch, onDrop],
  )
  return (
    <DataTable
      label="query cache"
      rows={entries}
      columns={withActions}
      rowKey={({ hash }) => hash}
      searchable
      csvName="query-cache"
      empty={<EmptyState title="Nothing is cached.">Open a page that loads data.</EmptyState>}
    />
  )
}
