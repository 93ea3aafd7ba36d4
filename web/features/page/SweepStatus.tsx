import type { ReactNode } from 'react'
import type { Answer } from '../../data/use-answer.ts'
import { Button } from '../../ui/field/Button.tsx'
import { ErrorPanel } from '../../ui/layout/ErrorPanel.tsx'
import { Progress } from '../../ui/layout/Progress.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { problemText } from './problem-text.ts'
import styles from './SweepStatus.module.css'

/** One line of constant height: a sweep is running, cancelled or done. */
export function SweepStatus({
  label,
  answer,
  waits = false,
  children,
}: {
  label: string
  answer: Answer<unknown>
  waits?: boolean | undefined
  children: ReactNode
}) {
  const { isRunning, isStale, problem, value } = answer
  if (problem) {
    return (
      <ErrorPanel title={`The ${label} could not be calculated.`} onRetry={answer.retry}>
        {problemText(problem)}
        {value !== undefined && ' What is shown is for an earlier choice.'}
      </ErrorPanel>
    )
  }
  return (
    <Row wrap gap={3} lineGap={1} className={styles.status} role="status">
      {isRunning ? (
        <div className={styles.running}>
          <Progress label={`Calculating ${label}`} onCancel={answer.cancel} />
        </div>
      ) : waits ? null : isStale ? (
        <>
          <span>
            Cancelled.
            {value !== undefined && ' What is shown is for an earlier choice.'}
          </span>
          <Button size="small" onClick={answer.retry}>
            Calculate
          </Button>
        </>
      ) : (
        children
      )}
    </Row>
  )
}
