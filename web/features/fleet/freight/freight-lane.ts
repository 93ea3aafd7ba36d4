import * as v from 'valibot'

/** The source of a freight rate: a ship by id, and the natural id of the place that it flies to. */
export const FreightLane = v.object({
  ship: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  place: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
})
export type FreightLane = v.InferOutput<typeof FreightLane>

export interface LaneChoice {
  /** Natural id of the system of the exchange that goods are flown to and from. */
  readonly station: string
  /** The first place of the base. */
  readonly place: string | undefined
  readonly cx: string | undefined
}
