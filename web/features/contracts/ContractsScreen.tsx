import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { ContractView } from '../../../engine/company/contracts.ts'
import type { Company, Contract } from '../../../engine/game/company.ts'
import { formatCount } from '../../../engine/game/number-format.ts'
import { fioQueries } from '../../api/queries/fio.ts'
import { explainContract, useContracts } from '../../data/calls.ts'
import { useReserves } from '../../data/use-reserves.ts'
import { usePreferences } from '../../session/preferences.ts'
import { Button, buttonClass } from '../../ui/field/Button.tsx'
import { ExplainProvider } from '../../ui/figure/explain/ExplainProvider.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { TableSkeleton } from '../../ui/layout/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useCxChoice } from '../cx/cx-choice.ts'
import { CompanyNotice } from '../fio/CompanyNotice.tsx'
import { FioPage } from '../fio/FioPage.tsx'
import type { FioData } from '../fio/fio-data.ts'
import { ContextNotice } from '../page/ContextNotice.tsx'
import { Problem } from '../page/Problem.tsx'
import { ContractCard, type ContractFigure } from './ContractCard.tsx'

/** What a link names: the contract that comes first, and the condition whose flight is planned. */
interface Linked {
  contract?: string | undefined
  condition?: string | undefined
}

export function ContractsScreen(linked: Linked) {
  return (
    <FioPage title="Contracts" help="contracts">
      {(data) => <LoadedContracts data={data} linked={linked} />}
    </FioPage>
  )
}

function LoadedContracts({ data, linked }: { data: FioData; linked: Linked }) {
  const company = useQuery(fioQueries.company())
  if (company.isPending)
    return <TableSkeleton rows={6} columns={5} label="Loading your contracts" />
  return (
    <>
      <CompanyNotice company={company} lists={company.data?.contracts.length ? CONTRACTS : []} />
      <ContextNotice />
      {company.data && <Contracts data={data} company={company.data} linked={linked} />}
    </>
  )
}

/** An empty list says itself why it is empty. */
const CONTRACTS = ['contracts'] as const

const AT_ONCE = 20

function Contracts({
  data: { storage },
  company,
  linked,
}: {
  data: FioData
  company: Company
  linked: Linked
}) {
  const { contracts, sources } = company
  const cx = useCxChoice(undefined)
  const { currencyRates: rates } = usePreferences()
  const { reserves, isPending, problem } = useReserves()
  const [now] = useState(() => Date.now())
  const [shown, setShown] = useState(AT_ONCE)
  const terms = useMemo(() => ({ rates, cx: cx.cx, rules: cx.rules }), [rates, cx.cx, cx.rules])
  const answer = useContracts(
    cx.isPending || isPending || contracts.length === 0
      ? undefined
      : { contracts, storage, reserves, ...terms },
  )
  const rows = useMemo(
    () => (answer.value ? inOrder(contracts, answer.value, linked.contract) : undefined),
    [contracts, answer.value, linked.contract],
  )
  const source = useMemo(
    () => ({
      load: async ({ contract, of }: ContractFigure, _: readonly number[], signal: AbortSignal) =>
        await explainContract(
          { contract: contracts.find(({ id }) => id === contract)!, of, ...terms },
          signal,
        ),
    }),
    [contracts, terms],
  )
  if (contracts.length === 0) return <NoContracts state={sources.contracts.state} />
  return (
    <Stack gap={4}>
      <Problem title="Your reserves could not be loaded" of={{ problem }} />
      <Problem title="Your contracts could not be valued" of={answer} />
      {rows ? (
        <ExplainProvider source={source}>
          <Stack gap={4} as="ol" aria-label="contracts">
            {rows.slice(0, shown).map(({ contract, view }) => (
              <li key={contract.id}>
                <ContractCard
                  {...{ contract, view, storage, cx, now }}
                  first={contract.id === linked.contract ? linked.condition : undefined}
                />
              </li>
            ))}
          </Stack>
          {rows.length > shown && (
            <Button onClick={() => setShown(shown + AT_ONCE)}>
              Show more of {formatCount(rows.length, 'contract')}
            </Button>
          )}
        </ExplainProvider>
      ) : (
        !answer.problem && <TableSkeleton rows={6} columns={5} label="Valuing your contracts" />
      )}
    </Stack>
  )
}

interface Shown {
  readonly contract: Contract
  readonly view: ContractView
}

/** The one that a link names, then by deadline. */
function inOrder(
  contracts: readonly Contract[],
  views: readonly ContractView[],
  first: string | undefined,
): Shown[] {
  const byId = new Map(views.map((view) => [view.id, view]))
  const rank = ({ contract, view }: Shown) =>
    contract.id === first ? Number.NEGATIVE_INFINITY : (view.dueMs ?? Number.MAX_VALUE)
  return contracts
    .flatMap((contract) => {
      const view = byId.get(contract.id)
      return view ? [{ contract, view }] : []
    })
    .sort((a, b) => rank(a) - rank(b))
}

const REASONS = {
  ok: 'FIO knows no contract of yours that is still open.',
  none: 'FIO has no contracts of yours yet. Play with the FIO browser extension, and open your contracts once.',
  refused:
    'Your FIO key may not read contracts. Create one with that permission, and enter it in the profile.',
  failed:
    'FIO did not send your contracts, and none were fetched before. It is tried again within 15 minutes.',
} as const

function NoContracts({ state }: { state: Company['sources']['contracts']['state'] }) {
  return (
    <Panel>
      <EmptyState
        title={state === 'ok' ? 'No open contracts' : 'Contracts unknown'}
        action={
          state === 'refused' && (
            <Link to="/profile" className={buttonClass({ variant: 'primary' })}>
              Open the profile
            </Link>
          )
        }
      >
        {REASONS[state]}
      </EmptyState>
    </Panel>
  )
}
