import { sameValue } from '../../engine/game/same-value.ts'
import { queryClient } from '../api/query-client.ts'

/** The last result of a calculation that several pages show. It stays in the query cache while the player goes between them. */
interface KeptAnswer<Question, T> {
  readonly question: Question
  readonly version: string
  readonly answer: Promise<T>
  value?: { readonly of: T }
}

const KEPT = 'kept answer'
// A copy would lose the promise.
queryClient.setQueryDefaults([KEPT], {
  structuralSharing: false,
  gcTime: Number.POSITIVE_INFINITY,
})

function keptFor<Question, T>(name: string, question: Question, version: string) {
  const kept = queryClient.getQueryData<KeptAnswer<Question, T>>([KEPT, name])
  return kept?.version === version && sameValue(kept.question, question) ? kept : undefined
}

/** The result for this request, if it is the last one under this name and has ended. */
export const keptValue = <Question, T>(name: string, question: Question, version: string) =>
  keptFor<Question, T>(name, question, version)?.value

/** Joins the same request while it runs. */
export function askKept<Question, T>(
  name: string,
  ask: () => Promise<T>,
  question: Question,
  version: string,
): Promise<T> {
  const running = keptFor<Question, T>(name, question, version)
  if (running) return running.answer
  const kept: KeptAnswer<Question, T> = { question, version, answer: ask() }
  kept.answer.then(
    (value) => {
      kept.value = { of: value }
    },
    () => {
      // The next request tries again.
      if (queryClient.getQueryData([KEPT, name]) === kept)
        queryClient.removeQueries({ queryKey: [KEPT, name], exact: true })
    },
  )
  queryClient.setQueryData([KEPT, name], kept)
  return kept.answer
}
