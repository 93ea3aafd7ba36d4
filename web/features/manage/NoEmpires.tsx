import type { ReactNode } from 'react'
import { Button } from '../../ui/field/Button.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { useManageTab } from './use-manage-search.ts'

export function NoEmpires({ children }: { children: ReactNode }) {
  const [, openTab] = useManageTab()
  return (
    <EmptyState
      title="No Empires available."
      action={<Button onClick={() => openTab('empires')}>Create an empire</Button>}
    >
      {children}
    </EmptyState>
  )
}
