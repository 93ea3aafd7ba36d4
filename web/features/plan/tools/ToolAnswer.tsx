import type { ReactNode } from 'react'
import type { Answer } from '../../../data/use-answer.ts'
import { TableSkeleton } from '../../../ui/layout/Skeleton.tsx'
import { Problem } from '../../page/Problem.tsx'
import { useShownPlan } from '../show/shown-plan.ts'

/** Shows an answer of the engine; a skeleton until there is one, and the reason if it failed. */
export function ToolAnswer<T>({
  answer: { value, problem, retry },
  children,
}: {
  /** `problem` is left out if the answer is what the plan itself shows: then the plan's problem is shown. */
  answer: Pick<Answer<T>, 'value'> & Partial<Pick<Answer<T>, 'problem' | 'retry'>>
  children: (value: T) => ReactNode
}) {
  const plan = useShownPlan()
  const reason = plan.problem ?? problem
  return (
    <>
      <Problem
        title={value ? 'These figures are those before the last change' : 'No figures'}
        of={plan.problem ? { problem: plan.problem } : { problem, retry }}
      />
      {value
        ? children(value)
        : !reason && <TableSkeleton label="Calculating" rows={6} columns={5} />}
    </>
  )
}
