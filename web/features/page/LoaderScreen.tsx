import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/field/Button.tsx'
import { RefreshIcon } from '../../ui/icons/actions.tsx'
import { CheckIcon, ErrorIcon } from '../../ui/icons/status.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Spinner } from '../../ui/layout/Spinner.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import styles from './LoaderScreen.module.css'

export interface LoadingStep {
  name: string
  state: 'waiting' | 'loading' | 'done' | 'failed'
  problem?: string | undefined
}

/** What a screen needs before it can show anything, step by step. One failure turns the card red. */
export function LoaderScreen({
  title,
  steps,
  onRetry,
}: {
  title: string
  steps: readonly LoadingStep[]
  onRetry: () => void
}) {
  const hasFailed = steps.some((step) => step.state === 'failed')
  return (
    <section className={styles.loader} aria-label={title} aria-busy={!hasFailed}>
      <div className={classes(styles.card, hasFailed && styles.broken)}>
        <h2 className={styles.title}>{title}</h2>
        <Stack as="ul" className={styles.steps}>
          {steps.map((step) => (
            <li key={step.name} className={classes(step.state === 'waiting' && 'muted')}>
              <StepIcon state={step.state} />
              <span>
                {step.name}
                {step.problem && (
                  <span className={classes('quiet', styles.problem)}>{step.problem}</span>
                )}
              </span>
            </li>
          ))}
        </Stack>
        {hasFailed && (
          <Button icon={<RefreshIcon />} onClick={onRetry}>
            Retry
          </Button>
        )}
      </div>
    </section>
  )
}

function StepIcon({ state }: { state: LoadingStep['state'] }) {
  if (state === 'loading') return <Spinner label="Loading" />
  if (state === 'waiting') return <span className={styles.dot} role="img" aria-label="Waiting" />
  const [Icon, word, tone] =
    state === 'done' ? [CheckIcon, 'Done', 'profit'] : [ErrorIcon, 'Failed', 'loss']
  return (
    <Row as="span" align="stretch" gap={0} className={tone}>
      <Icon />
      <span className="visually-hidden">{word}</span>
    </Row>
  )
}
