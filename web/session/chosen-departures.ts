import * as v from 'valibot'
import { useObservable } from '../browser/observable.ts'
import { playerRecord } from '../browser/player-record.ts'
import { shownRecord } from '../browser/shown-record.ts'

const MAX_TRIPS = 500

/** A departure that the player chose for a trip that is flown regularly. */
const ChosenDeparture = v.object({
  /** Natural ids of its ends. */
  from: v.string(),
  to: v.string(),
  /** Unix ms. */
  departs: v.number(),
})
export type ChosenDeparture = v.InferOutput<typeof ChosenDeparture>

const Departures = v.pipe(v.array(ChosenDeparture), v.maxLength(MAX_TRIPS))
const departures = shownRecord(playerRecord('perigee.departures', Departures), [])

/** Future departures of a route, the next first. */
export function useChosenDepartures(from: string, to: string, now: number): readonly number[] {
  return comingOf(useObservable(departures), { from, to }, now)
}

export const comingOf = (
  chosen: readonly ChosenDeparture[],
  { from, to }: Pick<ChosenDeparture, 'from' | 'to'>,
  now: number,
): number[] =>
  chosen
    .filter((each) => each.from === from && each.to === to && each.departs >= now)
    .map(({ departs }) => departs)
    .sort((a, b) => a - b)

/** Chooses or unchooses a departure; past departures are forgotten. */
export function chooseDeparture(departure: ChosenDeparture, isChosen: boolean, now: number): void {
  departures.change((kept) => {
    const others = kept.filter(
      ({ from, to, departs }) =>
        departs >= now &&
        !(from === departure.from && to === departure.to && departs === departure.departs),
    )
    return isChosen ? [...others, departure].slice(-MAX_TRIPS) : others
  })
}
