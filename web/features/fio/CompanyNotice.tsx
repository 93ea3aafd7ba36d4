import type { UseQueryResult } from '@tanstack/react-query'
import { COMPANY_LISTS, type Company, type CompanyList } from '../../../engine/game/company.ts'
import { formatAge, formatCount } from '../../../engine/game/number-format.ts'
import { Problem } from '../page/Problem.tsx'

const NAMES: Readonly<Record<CompanyList, string>> = {
  lines: 'production lines',
  flights: 'ships in flight',
  workforce: 'workers',
  orders: 'exchange orders',
  contracts: 'contracts',
  cash: 'cash',
}

function listed(lists: readonly CompanyList[]): string {
  const names = lists.map((name) => NAMES[name])
  const words = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Says which lists of FIO are missing on the page, and how old the others are. */
export function CompanyNotice({
  company,
  lists = COMPANY_LISTS,
}: {
  /** The lists that the page uses. */
  lists?: readonly CompanyList[]
  company: Pick<UseQueryResult<Company>, 'data' | 'error' | 'refetch'>
}) {
  const { data, error, refetch } = company
  if (!data)
    return (
      error && (
        <Problem
          title="What your bases really run could not be loaded"
          of={{ problem: error, retry: () => void refetch() }}
        />
      )
    )
  const inState = (...states: Company['sources']['lines']['state'][]) =>
    lists.filter((name) => states.includes(data.sources[name].state)).map((name) => NAMES[name])
  const old = inState('failed')
  const closed = inState('refused')
  const dropped = lists.reduce((sum, name) => sum + data.sources[name].dropped, 0)
  const reported = lists.flatMap((name) => data.sources[name].reportedMs ?? [])
  const words = [
    reported.length > 0 &&
      `${listed(lists)} as the game reported them ${formatAge(Math.min(...reported), Date.now())} or later.`,
    old.length > 0 && `FIO did not send ${old.join(', ')}: shown as fetched before.`,
    closed.length > 0 && `Your FIO key may not read ${closed.join(', ')}.`,
    dropped > 0 && `Skipped: ${formatCount(dropped, 'record')} in an unknown form.`,
  ].filter(Boolean)
  return words.length > 0 ? <p className="quiet">{words.join(' ')}</p> : null
}
