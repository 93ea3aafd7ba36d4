import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cxQueries } from '../../api/queries/cx.ts'
import { empireQueries } from '../../api/queries/empires.ts'
import { ErrorPanel } from '../../ui/layout/ErrorPanel.tsx'
import { problemText } from './problem-text.ts'

/**
 * Why nothing is calculated if the player's empires or CX cannot be loaded; see `useActiveContext`. It takes the place of the
 * figures inside it, which would wait in vain.
 */
export function ContextNotice({ children = null }: { children?: ReactNode }) {
  const lists = [
    { name: 'empires', query: useQuery(empireQueries.all()) },
    { name: 'CX', query: useQuery(cxQueries.all()) },
  ]
  const failed = lists.filter(({ query }) => query.data === undefined && query.isError)
  const error = failed[0]?.query.error
  if (!error) return children
  return (
    <ErrorPanel
      title={`Your ${failed.map(({ name }) => name).join(' and ')} could not be loaded.`}
      retrying={failed.some(({ query }) => query.isFetching)}
      onRetry={() => {
        for (const { query } of failed) void query.refetch()
      }}
    >
      Nothing is calculated until then, because the prices would not be yours. {problemText(error)}
    </ErrorPanel>
  )
}
