import type { UseQueryResult } from '@tanstack/react-query'
import type { Company, CompanyList, CompanySource } from '../../../engine/game/company.ts'
import { formatAge } from '../../../engine/game/number-format.ts'
import { Problem } from '../page/Problem.tsx'
import { COMPANY_LIST_NAMES } from './company-list-names.ts'

function listed(lists: readonly CompanyList[]): string {
  const names = lists.map((name) => COMPANY_LIST_NAMES[name])
  const words = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type CompanyQuery = Pick<UseQueryResult<Company>, 'data' | 'error' | 'refetch'>

export const CompanyProblem = ({ company: { data, error, refetch } }: { company: CompanyQuery }) =>
  !data && (
    <Problem
      title="What your bases really run could not be loaded"
      of={{ problem: error, retry: () => void refetch() }}
    />
  )

/** Says which lists of FIO are missing in the figures below, and how old the others are. */
export function CompanyNotice({
  company,
  lists,
}: {
  /** The lists that the figures rest on. */
  lists: readonly CompanyList[]
  company: CompanyQuery
}) {
  const { data } = company
  if (!data) return <CompanyProblem company={company} />
  const namesOf = (isMeant: (source: CompanySource) => boolean) =>
    lists.filter((name) => isMeant(data.sources[name])).map((name) => COMPANY_LIST_NAMES[name])
  // A list that FIO has never sent changes nothing here; the FIO state in the navigation names it.
  const old = namesOf(({ state, reportedMs }) => state === 'failed' && reportedMs !== null)
  const closed = namesOf(({ state }) => state === 'refused')
  const reported = lists.flatMap((name) => data.sources[name].reportedMs ?? [])
  const words = [
    reported.length > 0 &&
      `${listed(lists)} as the game reported them ${formatAge(Math.min(...reported), Date.now())} or later.`,
    old.length > 0 && `FIO did not send ${old.join(', ')} this time: shown as fetched before.`,
    closed.length > 0 && `Your FIO key may not read ${closed.join(', ')}.`,
  ].filter(Boolean)
  return words.length > 0 ? <p className="quiet">{words.join(' ')}</p> : null
}
