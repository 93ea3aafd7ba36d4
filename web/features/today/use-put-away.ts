import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { bringBackCard } from '../../../edge/features/put-away/contract.ts'
import type { PutAway } from '../../../engine/game/put-away.ts'
import { call } from '../../api/client.ts'
import { putAwayMutations, putAwayQueries } from '../../api/queries/put-away.ts'
import { queryClient } from '../../api/query-client.ts'
import { useToast } from '../../ui/overlay/Toast.tsx'
import { problemText } from '../page/problem-text.ts'

const NONE: readonly PutAway[] = []

/** The marks of the account; none if they could not be loaded. Undefined while they are loading. */
export function usePutAway(): readonly PutAway[] | undefined {
  const { data, isPending } = useQuery(putAwayQueries.all())
  return isPending ? undefined : (data ?? NONE)
}

/** Shows the change at once, and takes it back where the server refuses it. */
export function usePutAwayActions() {
  const toast = useToast()
  const failed = (title: string) => (problem: Error) => {
    toast.error(title, { detail: problemText(problem) })
    void queryClient.invalidateQueries({ queryKey: putAwayQueries.all().queryKey })
  }
  const putting = useMutation({
    ...putAwayMutations.put,
    onMutate: (mark) => change((marks) => [...without(marks, mark.card), mark]),
    onError: failed('The card was not put away.'),
  })
  const bringing = useMutation({
    ...putAwayMutations.bringBack,
    onMutate: (card) => change((marks) => without(marks, card)),
    onError: failed('The card was not brought back.'),
  })
  return { put: putting.mutate, bringBack: bringing.mutate }
}

const without = (marks: readonly PutAway[], card: string) =>
  marks.filter((mark) => mark.card !== card)

async function change(next: (marks: readonly PutAway[]) => PutAway[]): Promise<void> {
  const { queryKey } = putAwayQueries.all()
  // An answer that is under way would show the card as it was.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<PutAway[]>(queryKey, (marks) => next(marks ?? NONE))
}

/** Once nothing is on a card any more its mark is deleted: if the same happens again, the card is shown. */
export function useForgetGone(gone: readonly string[] | undefined): void {
  const keys = gone?.join('\n')
  useEffect(() => {
    if (!keys) return
    // Another tab may have deleted it already.
    for (const card of keys.split('\n'))
      void call(bringBackCard, { params: { card } }).catch(() => undefined)
    void change((marks) => marks.filter(({ card }) => !keys.split('\n').includes(card)))
  }, [keys])
}
