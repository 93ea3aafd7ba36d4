import type { CallersTurn, Database, Ports } from '../ports.ts'

/** What a chore is given for one stretch of its walk. */
export interface Stretch {
  ports: Ports
  /** When the stretch began. */
  now: number
  /** Calculations run through here, a few milliseconds each, after players' calls. Nothing that waits for the network does. */
  inTurn: CallersTurn
}

/** Handles one account. It may run twice for a sync if the host stopped in between. */
export type Visit = (userId: number) => Promise<void>

/** What the server does for each account after a sync, also while nobody's page is open. */
export interface AccountChore {
  /** The key under which its position is stored; it stays the same across versions. */
  name: string
  /** At most so many of the accounts that it is about, by ascending id, behind this one. */
  accounts(db: Database, behind: number, most: number, now: number): Promise<number[]>
  /** Prepares what all visits of a stretch share, such as current prices. */
  begin(stretch: Stretch): Promise<Visit>
}
