import { type ReactNode, useState } from 'react'
import { sameValue } from '../../../engine/game/same-value.ts'
import type { Answer } from '../../data/use-answer.ts'
import { Button } from '../../ui/field/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'

/** What was asked of the advisor last, while the form beside it may already say something else. */
export function useAsked<Question>(question: Question | undefined) {
  const [asked, setAsked] = useState<Question>()
  const isChanged = asked !== undefined && !sameValue(asked, question)
  return {
    asked,
    isChanged,
    canAsk: question !== undefined,
    /** `again` asks the same question once more. */
    ask(again: () => void) {
      setAsked(question)
      if (asked !== undefined && !isChanged) again()
    },
  }
}

export function AskLine({
  label,
  asking: { canAsk, ask },
  answer: { isRunning, cancel, retry },
  children,
}: {
  label: string
  asking: Pick<ReturnType<typeof useAsked>, 'canAsk' | 'ask'>
  answer: Pick<Answer<unknown>, 'isRunning' | 'cancel' | 'retry'>
  children: ReactNode
}) {
  return (
    <Row wrap gap={3} lineGap={2}>
      <Button variant="primary" aria-disabled={!canAsk} busy={isRunning} onClick={() => ask(retry)}>
        {label}
      </Button>
      {isRunning && (
        <Button variant="secondary" onClick={cancel}>
          Cancel
        </Button>
      )}
      <span role="status" className="muted">
        {children}
      </span>
    </Row>
  )
}
