import { observable } from '../../../browser/observable.ts'
import type { AnySearch } from './search.ts'

/** A search that ended while nothing showed it, until the shell has reported it. The shell loads nothing else of the advisor. */
export interface EndedSearch extends Pick<AnySearch, 'id' | 'form'> {
  readonly to: '/advisor' | '/best-empire'
  readonly title: string
  readonly detail: string
  readonly hasFailed: boolean
}

export const endedSearch = observable<EndedSearch | undefined>(undefined)
