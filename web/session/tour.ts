import * as v from 'valibot'
import { localRecord } from '../browser/local-record.ts'
import { observable, useObservable } from '../browser/observable.ts'
import { shownRecord } from '../browser/shown-record.ts'
import { useSession } from './session.ts'

const Tour = v.object({
  invited: v.array(v.string()),
  /** Took or declined the tour. */
  done: v.array(v.number()),
})

const MAX_KEPT = 20
const offers = shownRecord(localRecord('perigee.tour', Tour), { invited: [], done: [] })

/** Who registered in this tab. */
export const registered = observable<string | undefined>(undefined)

/** The tour is offered at the first login after a sign-up. */
export function inviteToTour(username: string): void {
  registered.set(username)
  offers.change(({ invited, done }) => ({
    invited: [...invited, username].slice(-MAX_KEPT),
    done,
  }))
}

export function endTourOffer(userId: number): void {
  offers.change(({ invited, done }) => ({ invited, done: [...done, userId].slice(-MAX_KEPT) }))
}

export function useTourOffer(): number | undefined {
  const { profile } = useSession()
  const { invited, done } = useObservable(offers)
  if (!profile || done.includes(profile.user_id)) return undefined
  return profile.is_guest || invited.includes(profile.username) ? profile.user_id : undefined
}
