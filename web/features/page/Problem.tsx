import { ErrorPanel } from '../../ui/layout/ErrorPanel.tsx'
import { problemText } from './problem-text.ts'

/** An answer, a query, or a part of one. */
type Failed =
  | { problem: Error | null | undefined; retry?: (() => unknown) | undefined; isRunning?: boolean }
  | { error: Error | null; refetch: () => unknown; isFetching: boolean }

/** Why there is no answer; nothing if there is no problem. */
export function Problem({ title, of }: { title: string; of: Failed }) {
  const [problem, retry, retrying] =
    'problem' in of ? [of.problem, of.retry, of.isRunning] : [of.error, of.refetch, of.isFetching]
  return (
    problem && (
      <ErrorPanel title={title} onRetry={retry && (() => retry())} retrying={retrying}>
        {problemText(problem)}
      </ErrorPanel>
    )
  )
}
