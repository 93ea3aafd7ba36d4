import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useManageTab } from './use-manage-search.ts'

export function NoEmpires({ children }: { children: ReactNode }) {
  const [, openTab] = useManageTab()
  return (
    <EmptyState
      title="No Empires available."
      action={
        <Button variant="primary" onClick={() => openTab('empires')}>
          Create an empire
        </Button>
      }
    >
      {children}
    </EmptyState>
  )
}
