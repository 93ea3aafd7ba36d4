import type { CallerScheduler, Database, Ports } from '../ports.ts'

/** What a chore is given for one stretch of its walk. */
export interface Stretch {
  ports: Ports
  /** When the stretch began. */
  now: number
  /** Calculations run through here, a few milliseconds each, after players' calls. Nothing that waits for the network does. */
  schedule: CallerScheduler
  /** Begins to send alerts that are due; no visit waits for it. */
  sendAlerts(): void
}

/** Handles one account. It may run twice for a sync if the host stopped in between. `end` aborts when its time is up. */
export type Visit = (userId: number, end: AbortSignal) => Promise<void>

/** What the server does for each account after a sync, also while nobody's page is open. */
export interface AccountChore {
  /** The key under which its position is stored; it stays the same across versions. */
  name: string
  /** How many accounts are visited at once. */
  atOnce: number
  /** The time that one account may take; then the walk goes on without it. */
  budgetMs: number
  /** After each step of its walk, what could not be sent earlier is tried again: by then it is known whether it still holds. */
  sendsAlerts?: true
  /** At most so many of the accounts that it is about, by ascending id, behind this one. */
  accounts(db: Database, behind: number, most: number, now: number): Promise<number[]>
  /** Prepares what all visits of a stretch share, such as current prices. */
  begin(stretch: Stretch): Promise<Visit>
}
