import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { comparePlans } from '../../../../../engine/plan/compare.ts'
import { Checkbox } from '../../../../ui/field/Checkbox.tsx'
import { IconButton } from '../../../../ui/field/IconButton.tsx'
import { CloseIcon } from '../../../../ui/icons/actions.tsx'
import { Row } from '../../../../ui/layout/Row.tsx'
import { TableSkeleton } from '../../../../ui/layout/Skeleton.tsx'
import { Stack } from '../../../../ui/layout/Stack.tsx'
import { type PlainColumn, PlainTable } from '../../../../ui/table/PlainTable.tsx'
import { Problem } from '../../../page/Problem.tsx'
import type { ComparedColumn } from './compared-column.ts'
import { type ComparisonRow, comparisonGroups } from './comparison-groups.tsx'
import styles from './PlanComparisonTable.module.css'

export function PlanComparisonTable({
  columns,
  onRemove,
}: {
  columns: readonly ComparedColumn[]
  onRemove: (uuid: string) => void
}) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = columns.filter(({ result, problem }) => result !== undefined || !problem)
  const comparison = useMemo(() => {
    const ready = shown.flatMap(({ plan, result }) => (result ? [{ plan, result }] : []))
    return ready.length === shown.length ? comparePlans(ready) : undefined
  }, [shown])
  return (
    <Stack gap={3} data-density="dense">
      {columns.map(({ id, name, problem }) => (
        <Problem key={id} title={`${name} cannot be calculated`} of={{ problem }} />
      ))}
      {comparison ? (
        <>
          <Checkbox label="Show identical rows" checked={showsAll} onChecked={setShowsAll} />
          <div className={styles.scroll}>
            <PlainTable
              isBare
              label="Plans side by side"
              className={styles.table}
              groups={comparisonGroups(comparison, { plans: shown.length, showsAll })}
              keyOf={({ id }) => id}
              columns={[
                { header: '', cell: ({ name }) => name },
                ...shown.map(
                  (column, place): PlainColumn<ComparisonRow> => ({
                    header: column.name,
                    id: column.id,
                    head: <Head column={column} onRemove={onRemove} />,
                    cell: (row) => row.cell(place),
                  }),
                ),
              ]}
            />
          </div>
        </>
      ) : (
        shown.length > 0 && (
          <TableSkeleton label="Calculating" rows={12} columns={shown.length + 1} />
        )
      )}
    </Stack>
  )
}

function Head({
  column: { name, note, plan, planUuid },
  onRemove,
}: {
  column: ComparedColumn
  onRemove: (uuid: string) => void
}) {
  return (
    <>
      {planUuid === null ? (
        name
      ) : (
        <Row as="span" inline gap={1} className={styles.head}>
          <Link
            to="/plan/$planetNaturalId/{-$planUuid}"
            params={{ planetNaturalId: plan.planet_id, planUuid }}
          >
            {name}
          </Link>
          <IconButton
            size="small"
            label={`Leave out ${name}`}
            icon={<CloseIcon size={12} />}
            onClick={() => onRemove(planUuid)}
          />
        </Row>
      )}
      <span className={styles.note}>{note}</span>
    </>
  )
}
