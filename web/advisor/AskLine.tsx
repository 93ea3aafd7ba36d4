import { type ReactNode, useState } from 'react'
import { sameValue } from '../../engine/model/same-value.ts'
import { Button } from '../ui/Button.tsx'
import { Row } from '../ui/Row.tsx'

/** What was asked of the advisor last, while the form beside it may already say something else. */
export function useAsked<Question>(question: Question | undefined) {
  const [asked, setAsked] = useState<Question>()
  const isChanged = asked !== undefined && !sameValue(asked, question)
  return {
    asked,
    isChanged,
    /** `again` asks the same question once more. */
    ask(again: () => void) {
      setAsked(question)
      if (asked !== undefined && !isChanged) again()
    },
  }
}

export function AskLine({
  label,
  canAsk,
  isRunning,
  onAsk,
  onCancel,
  children,
}: {
  label: string
  canAsk: boolean
  isRunning: boolean
  onAsk: () => void
  onCancel: () => void
  children: ReactNode
}) {
  return (
    <Row wrap gap={3} lineGap={2}>
      <Button variant="primary" aria-disabled={!canAsk} busy={isRunning} onClick={onAsk}>
        {label}
      </Button>
      {isRunning && (
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      )}
      <span role="status" className="muted">
        {children}
      </span>
    </Row>
  )
}
