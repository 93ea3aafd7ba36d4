import type { CallerScheduler, Database, Ports } from './ports.ts'

/** What a chore gets for one step of its walk. */
export interface WalkStep {
  ports: Ports
  /** When the step began. */
  now: number
  /**
   * Runs calculations a few milliseconds at a time, after the calls of players. Nothing that waits for the network belongs in
   * it.
   */
  schedule: CallerScheduler
  /** Begins to send the alerts that are due. No visit waits for it. */
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
  /** How long one account may take. After that the walk continues without it. */
  budgetMs: number
  /**
   * If true, alerts that could not be sent earlier are tried again after each step of the walk. By then it is known whether
   * they still hold.
   */
  sendsAlerts?: true
  /** The next accounts that the chore is about, by ascending id after `behind`. */
  accounts(db: Database, behind: number, most: number, now: number): Promise<number[]>
  /** Prepares what all visits of a step share, such as current prices. */
  begin(step: WalkStep): Promise<Visit>
}
