import type { CallersTurn, Database, Ports } from '../ports.ts'

/** What a chore is given for one stretch of its walk. */
export interface Stretch {
  ports: Ports
  /** When the stretch began. */
  now: number
  /** When the sync ended whose data is looked at. */
  syncedAt: number
  /** Every piece of calculation goes through here, a few milliseconds each: players' calls come first. Nothing that waits for the network does. */
  inTurn: CallersTurn
}

/** Does what is to be done for one account. May come twice for the same sync, where a host ended in between. */
export type Visit = (userId: number) => Promise<void>

/** What the server does for each account after a sync, also while nobody's page is open. */
export interface AccountChore {
  /** Under which its place is kept; it stays the same from version to version. */
  name: string
  /** At most so many of the accounts that it is about, by ascending id, behind this one. */
  accounts(db: Database, behind: number, most: number, now: number): Promise<number[]>
  /** Makes ready what all visits of a stretch share, such as the prices of now. */
  begin(stretch: Stretch): Promise<Visit>
}
