import type { ReactNode } from 'react'
import type { Answer } from '../../economy/use-answer.ts'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { usePlanEditor } from '../plan-editor.ts'

/** Draws an answer of the engine; before there is one, its shape, and why there is none where it failed. */
export function ToolAnswer<T>({
  answer: { value, problem, retry },
  children,
}: {
  answer: Pick<Answer<T>, 'value' | 'problem' | 'retry'>
  children: (value: T) => ReactNode
}) {
  const plan = usePlanEditor()
  const reason = plan.problem ?? problem
  return (
    <>
      {reason && (
        <ErrorPanel
          title={value ? 'These figures are those before the last change' : 'No figures'}
          onRetry={plan.problem ? undefined : retry}
        >
          {reason.message}
        </ErrorPanel>
      )}
      {value
        ? children(value)
        : !reason && <TableSkeleton label="Calculating" rows={6} columns={5} />}
    </>
  )
}
