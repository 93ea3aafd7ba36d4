import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useObservable } from '../../../browser/observable.ts'
import { forgetResult, keptOfPlayer } from './search-store.ts'

/** If a kept result breaks what shows it, its figures and its question are shown instead. */
export function ResultBoundary({ id, children }: { id: string | undefined; children: ReactNode }) {
  const kept = useObservable(keptOfPlayer)?.find((one) => one.id === id && one.whole)
  return (
    <CatchBoundary
      getResetKey={() => kept}
      errorComponent={kept ? Nothing : Rethrown}
      onCatch={() => kept && forgetResult(kept.id)}
    >
      {children}
    </CatchBoundary>
  )
}

const Nothing = () => null

function Rethrown({ error }: { error: unknown }): ReactNode {
  throw error
}
