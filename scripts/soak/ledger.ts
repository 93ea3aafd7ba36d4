/** The possible names of one player's plans on the server, given what it confirmed. Null: the plan does not exist. */
export class Ledger {
  private readonly plans = new Map<string, Set<string | null>>()
  /** Names of plans that were sent without a response: they may be stored, under an unknown uuid. */
  private readonly unanswered = new Set<string>()

  /** Plans that are there for certain. */
  get standing(): string[] {
    return [...this.plans].filter(([, names]) => !names.has(null)).map(([uuid]) => uuid)
  }

  acknowledged(uuid: string, name: string | null): void {
    this.plans.set(uuid, new Set([name]))
  }

  /** The server ended before it answered, so both the old and the sent state are possible. */
  inDoubt(uuid: string | null, name: string | null): void {
    if (uuid !== null) this.plans.get(uuid)?.add(name)
    else if (name !== null) this.unanswered.add(name)
  }

  /** Compares with the server's state, which is certain from then on; returns what was lost or changed. */
  settle(stored: ReadonlyMap<string, string>): string[] {
    const problems: string[] = []
    for (const [uuid, names] of this.plans) {
      const name = stored.get(uuid) ?? null
      if (!names.has(name))
        problems.push(
          `${uuid} is ${name ?? 'gone'}, not ${[...names].map((each) => each ?? 'gone').join(' or ')}`,
        )
      this.plans.set(uuid, new Set([name]))
    }
    for (const [uuid, name] of stored) {
      if (this.plans.has(uuid)) continue
      if (!this.unanswered.delete(name)) problems.push(`${uuid} (${name}) was never saved`)
      this.plans.set(uuid, new Set([name]))
    }
    return problems
  }
}
