import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { ContractsScreen } from '../../features/contracts/ContractsScreen.tsx'
import { optionalParam } from '../../ui/table/state.ts'

const Id = v.pipe(v.string(), v.maxLength(64))

export const Route = createFileRoute('/_shell/contracts')({
  staticData: { title: 'Contracts' },
  /** The contract that is shown first, and the condition whose flight is planned there. */
  validateSearch: v.object({ contract: optionalParam(Id), condition: optionalParam(Id) }),
  component: ContractsPage,
})

function ContractsPage() {
  return <ContractsScreen {...Route.useSearch()} />
}
