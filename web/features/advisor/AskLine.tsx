import type { ReactNode } from 'react'
import { Button } from '../../ui/field/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import type { SolverTool } from './searches/search-store.ts'
import type { ShownSearch } from './searches/use-tool-search.ts'

export function AskLine({
  label,
  of: { canAsk, isRunning, ask, cancel },
  isNext = true,
  children,
}: {
  label: string
  of: Pick<ShownSearch<SolverTool>, 'canAsk' | 'isRunning' | 'ask' | 'cancel'>
  /** A screen has one primary button: this one, unless its result has the next step. */
  isNext?: boolean
  children: ReactNode
}) {
  return (
    <Row wrap gap={3} lineGap={2}>
      <Button
        variant={isNext ? 'primary' : 'secondary'}
        aria-disabled={!canAsk}
        busy={isRunning}
        onClick={ask}
      >
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
