import { useEffect } from 'react'
import type { ExpansionAnswer } from '../../../../engine/advisor/expansion/expansion.ts'
import type { QuestionOf } from '../../../../workers/calls.ts'
import { useExpansion } from '../../../data/calls.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { NumberInput } from '../../../ui/field/NumberInput.tsx'
import { Select } from '../../../ui/field/Select.tsx'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { TableSkeleton } from '../../../ui/layout/Skeleton.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Problem } from '../../page/Problem.tsx'
import { FoundAt } from '../searches/FoundAt.tsx'
import { recordExpansion } from '../searches/search-store.ts'
import { useKnownSearch } from '../searches/use-tool-search.ts'
import type { SectionProps } from '../section.ts'
import { BudgetFields } from './BudgetFields.tsx'
import { ExpansionPlan } from './ExpansionPlan.tsx'
import { Stuck, TooMany } from './NoOrder.tsx'
import { DEFAULT_WITHIN, type ExpansionChoice, useExpansionChoice } from './use-expansion-choice.ts'

/** An order is kept once the player has looked at it for so long: what a form passes through on the way is not. */
const LOOKED_AT_MS = 3000

/** In which order to build a base, so that it pays back soonest. */
export function ExpansionSection({ url, onUrl: onForm }: SectionProps) {
  const choice = useExpansionChoice(url)
  const { question, targets, target, starts, start, isPending, problem } = choice
  const { search: found } = useKnownSearch('expansion', url.result)
  const answer = useExpansion(found ? undefined : question)
  const { value, isStale } = answer
  useEffect(() => {
    if (!question || !value || isStale) return
    const timer = setTimeout(() => void recordExpansion(question, value, url), LOOKED_AT_MS)
    return () => clearTimeout(timer)
  }, [question, value, isStale, url])
  /** What is changed in the form is calculated at once, in place of a kept result. */
  const onUrl: SectionProps['onUrl'] = (change) => onForm({ result: undefined, ...change })
  if (found?.result) {
    return (
      <Stack gap={4}>
        <Row wrap gap={3}>
          <FoundAt search={found} />
          <Button onClick={() => onUrl({})}>Calculate again</Button>
        </Row>
        <Answered
          answer={found.result}
          question={found.asked}
          own={choice.own}
          within={url.within ?? DEFAULT_WITHIN}
          onMoney={(money) => onUrl({ money })}
        />
      </Stack>
    )
  }
  if (problem) {
    return <Problem title="Your plans could not be loaded" of={{ problem }} />
  }
  if (targets.length === 0) {
    return isPending ? (
      <TableSkeleton label="Loading your plans" rows={6} columns={4} />
    ) : (
      <EmptyState
        title="No base to build yet"
        action={
          <Button variant="primary" onClick={() => onUrl({ section: undefined })}>
            Suggest a base
          </Button>
        }
      >
        Have a base suggested for this planet, or choose a planet on which you have a plan.
      </EmptyState>
    )
  }
  return (
    <Stack gap={4}>
      <Panel title="Current base → planned base">
        <Columns least={176} fill gap={3} align="start">
          <Select
            label="Current base"
            options={starts}
            value={start}
            onValue={(from) => onUrl({ from })}
          />
          <Select
            label="To be built"
            options={targets}
            value={target ?? null}
            onValue={(to) => onUrl({ to })}
          />
          <BudgetFields url={url} onUrl={onUrl} />
          <NumberInput
            label="Days"
            min={0}
            value={url.within ?? DEFAULT_WITHIN}
            onValue={(within) => onUrl({ within })}
          />
        </Columns>
      </Panel>
      <Problem title="No order" of={answer} />
      {question && answer.value ? (
        <Stack gap={4} aria-busy={answer.isStale}>
          <Answered
            answer={answer.value}
            question={question}
            own={choice.own}
            within={url.within ?? DEFAULT_WITHIN}
            onMoney={(money) => onUrl({ money })}
          />
        </Stack>
      ) : (
        !answer.problem && <TableSkeleton label="Looking for the order" rows={6} columns={5} />
      )}
    </Stack>
  )
}

function Answered({
  answer,
  question,
  own,
  within,
  onMoney,
}: {
  answer: ExpansionAnswer
  question: QuestionOf<'expansion'>
  own: ExpansionChoice['own']
  within: number
  onMoney: (money: number) => void
}) {
  switch (answer.status) {
    case 'tooMany':
      return <TooMany units={answer.units} />
    case 'stuck':
      return (
        <Stuck money={question.budget.money} leastMoney={answer.leastMoney} onMoney={onMoney} />
      )
    case 'complete':
      return answer.steps.length === 0 ? (
        <EmptyState title="Nothing to build">All of this base is built already.</EmptyState>
      ) : (
        <ExpansionPlan expansion={answer} question={question} own={own} within={within} />
      )
  }
}
