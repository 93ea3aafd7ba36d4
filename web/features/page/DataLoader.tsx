import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoaderScreen, type LoadingStep } from './LoaderScreen.tsx'
import { PageFrame } from './PageFrame.tsx'
import { problemText } from './problem-text.ts'

export interface LoadedPart {
  name: string
  query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'error' | 'refetch' | 'data'>
}

/** Loaded data counts even if a refresh of it failed: old figures are better than none. */
export function stepOf({ name, query }: LoadedPart): LoadingStep {
  if (query.data !== undefined) return { name, state: 'done' }
  if (query.isFetching) return { name, state: 'loading' }
  if (query.isError)
    return { name, state: 'failed', problem: query.error ? problemText(query.error) : undefined }
  return { name, state: 'waiting' }
}

/** Shows its content once all data is loaded, and until then which parts are missing. */
export function DataLoader({
  title,
  parts,
  isPage = false,
  children,
}: {
  title: string
  parts: readonly LoadedPart[]
  /** The content has the head of the page, so until then this has it. */
  isPage?: boolean | undefined
  children: ReactNode
}) {
  if (parts.every(({ query }) => query.data !== undefined)) return children
  function retry() {
    for (const { query } of parts) if (query.isError) void query.refetch()
  }
  const loader = <LoaderScreen title={title} steps={parts.map(stepOf)} onRetry={retry} />
  return isPage ? <PageFrame title={title}>{loader}</PageFrame> : loader
}
