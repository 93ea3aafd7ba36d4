import type { ReachRow } from '../../../engine/ships/reach.ts'

/** Flights to planets, by natural id; a planet that none leads to is missing. */
export interface Flights {
  /** What the place is called where they begin. */
  readonly from: string
  readonly to: ReadonlyMap<string, ReachRow>
}
