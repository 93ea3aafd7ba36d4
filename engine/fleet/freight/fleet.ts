export interface KindWork {
  readonly lane: number
  readonly hours: number
  readonly trips: number
}

export interface ShipWork extends KindWork {
  readonly over: number
}

const TOLERANCE = 1e-9

/**
 * Shares the work of a kind among its ships, which are all alike. Whole lanes come first, beginning with the largest; each
 * goes to the first ship with enough hours. The other lanes are divided among ships with hours to spare, and the last ship
 * gets the work for which the fleet has no hours.
 */
export function shareAmong(
  work: readonly KindWork[],
  ships: number,
  hoursPerDay: number,
): ShipWork[][] {
  const duties = Array.from({ length: ships }, (): ShipWork[] => [])
  if (ships === 0) return duties
  const free = duties.map(() => hoursPerDay)
  const give = (ship: number, { lane, hours, trips }: KindWork, part: number, over = 0) => {
    duties[ship]!.push({
      lane,
      hours: part,
      trips: hours > 0 ? (trips * part) / hours : trips,
      over,
    })
    free[ship]! -= part
  }
  const divided: KindWork[] = []
  for (const each of work.toSorted((a, b) => b.hours - a.hours || a.lane - b.lane)) {
    const ship = free.findIndex((hours) => each.hours <= hours + TOLERANCE)
    if (ship >= 0) give(ship, each, each.hours)
    else divided.push(each)
  }
  for (const each of divided) {
    let left = each.hours
    for (const [ship, hours] of free.entries()) {
      const part = Math.min(left, hours)
      if (part <= TOLERANCE) continue
      give(ship, each, part)
      left -= part
    }
    if (left > TOLERANCE) give(ships - 1, each, left, left)
  }
  return duties
}
