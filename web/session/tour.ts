import * as v from 'valibot'
import { localRecord } from '../browser/local-record.ts'
import { observable, useObservable } from '../browser/observable.ts'
import { useSession } from './session.ts'

const Tour = v.object({
  invited: v.array(v.string()),
  /** Took or declined the tour. */
  done: v.array(v.number()),
})
type Tour = v.InferOutput<typeof Tour>

const MOST_KEPT = 20
const record = localRecord('perigee.tour', Tour)
const current = observable<Tour>(record.read() ?? { invited: [], done: [] })
record.watch(() => current.set(record.read() ?? { invited: [], done: [] }))

function keep(next: Tour): void {
  record.write(next)
  current.set(next)
}

/** The tour is offered at the first login after a sign-up. */
export function inviteToTour(username: string): void {
  const { invited, done } = current.get()
  keep({ invited: [...invited, username].slice(-MOST_KEPT), done })
}

export function endTourOffer(userId: number): void {
  const { invited, done } = current.get()
  keep({ invited, done: [...done, userId].slice(-MOST_KEPT) })
}

export function useTourOffer(): number | undefined {
  const { profile } = useSession()
  const { invited, done } = useObservable(current)
  if (!profile || done.includes(profile.user_id)) return undefined
  return profile.is_guest || invited.includes(profile.username) ? profile.user_id : undefined
}
