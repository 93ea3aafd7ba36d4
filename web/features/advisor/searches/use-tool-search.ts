import { useEffect, useEffectEvent } from 'react'
import { sameValue } from '../../../../engine/game/same-value.ts'
import { useObservable } from '../../../browser/observable.ts'
import { dataVersion } from '../../../data/game-data.ts'
import { rulesAndPrices } from '../../../data/use-answer.ts'
import type { KeptSearch } from './kept-searches.ts'
import type { Form, Tool, ToolQuestion, ToolSearch } from './search.ts'
import {
  cancelSearch,
  isOfTool,
  keptOfPlayer,
  repeatSearch,
  type SolverTool,
  showSearch,
  startSearch,
  visitSearches,
} from './search-store.ts'

/** Which search a screen shows, and how it shows another one. */
export interface ShownResult {
  readonly id: string | undefined
  readonly show: (id: string) => void
}

export interface ShownSearch<T extends Tool> {
  /** Undefined before the first one, and if it is no longer known. */
  readonly search: ToolSearch<T> | undefined
  /** If only its summary and question can be used: its whole result has another form than today. */
  readonly kept: KeptSearch | undefined
  readonly isRunning: boolean
  /** The form says something else than what was asked. */
  readonly isChanged: boolean
  readonly canAsk: boolean
  ask(): void
  cancel(): void
  retry(): void
}

/** Whether the next step is to use the result: it is final and answers what the form says. */
export const isReadyToUse = ({
  isRunning,
  isChanged,
}: Pick<ShownSearch<Tool>, 'isRunning' | 'isChanged'>): boolean => !isRunning && !isChanged

/** The search that a tool shows: of this visit, or kept by the browser. */
export function useToolSearch<T extends SolverTool>(
  tool: T,
  question: ToolQuestion<T> | undefined,
  form: Form<T>,
  { id, show }: ShownResult,
): ShownSearch<T> {
  const { search, kept } = useKnownSearch(tool, id)
  return {
    search,
    kept,
    isRunning: search?.state === 'running',
    isChanged: search !== undefined && question !== undefined && !sameValue(search.asked, question),
    canAsk: question !== undefined,
    ask() {
      if (question) show(startSearch(tool, question, form))
    },
    cancel: () => search && cancelSearch(search.id),
    retry: () => search && repeatSearch(search.id),
  }
}

export function useKnownSearch<T extends Tool>(tool: T, id: string | undefined) {
  const ofVisit = useObservable(visitSearches)
  const keptOnes = useObservable(keptOfPlayer)
  const wanted = isOfTool(id, tool) ? id : undefined
  useEffect(() => (wanted === undefined ? undefined : showSearch(wanted)), [wanted])
  const kept = keptOnes?.find((one) => one.id === wanted)
  const search = ofVisit.find((one) => one.id === wanted) ?? kept?.whole
  return { search: search as ToolSearch<T> | undefined, kept: search ? undefined : kept }
}

/** An address without a question goes on with the last search of this visit. */
export function useResume<T extends Tool>(
  tool: T,
  form: Form<T>,
  onForm: (form: Form<T>) => void,
): void {
  const isBare = Object.entries(form).every(
    ([name, value]) =>
      value === undefined ||
      name === 'section' ||
      (name === 'result' && !isOfTool(form.result, tool)),
  )
  const resume = useEffectEvent(() => {
    const last = visitSearches.get().find((one) => one.tool === tool)
    // An order of expansion is calculated anew, because that takes no start.
    const result = tool === 'expansion' ? undefined : last?.id
    if (last) onForm({ ...(last.form as Form<T>), result })
  })
  useEffect(() => {
    if (isBare) resume()
  }, [isBare])
}

/** Whether prices or rules have changed since a search. */
export function useIsOutdated(): (search: Pick<KeptSearch, 'data'>) => boolean {
  const version = useObservable(dataVersion)
  const key = version && rulesAndPrices(version)
  return ({ data }) => key !== undefined && data.key !== key
}
