import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { ContractsScreen } from '../../features/contracts/ContractsScreen.tsx'
import { lenient } from '../../ui/table/state.ts'

export const Route = createFileRoute('/_shell/contracts')({
  staticData: { title: 'Contracts' },
  /** The contract that is shown first. */
  validateSearch: v.object({ contract: lenient(v.pipe(v.string(), v.maxLength(64))) }),
  component: ContractsPage,
})

function ContractsPage() {
  return <ContractsScreen contract={Route.useSearch().contract} />
}
