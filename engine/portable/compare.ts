import type { EconomyFile } from '../game/economy-file.ts'
import { sameLabels } from '../game/plan-labels.ts'
import { sameValue } from '../game/same-value.ts'
import { samePlan } from '../plan/stored.ts'
import { compareFleet } from './compare-fleet.ts'
import type { ImportEntry, ImportStatus } from './import-entry.ts'
import { empireSettings, filedPlan, NO_FLEET, type OwnEconomy } from './write.ts'

export function compareEconomy(file: EconomyFile, own: OwnEconomy): ImportEntry[] {
  const { freight } = own.fleet ?? NO_FLEET
  const plans = matched(
    file.plans,
    own.plans,
    (filed, mine) => filed.plan.name === mine.name && filed.plan.planet_id === mine.planet_id,
    (filed, mine) => samePlan(filed.plan, filedPlan(mine)) && sameLabels(filed, mine),
    (filed, mine) => samePlan(filed.plan, filedPlan(mine)) && sameLabels(mine, {}),
  )
  const ownPlanOf = ownOf(plans)
  const empires = matched(
    file.empires,
    own.empires,
    (filed, mine) => filed.empire.name === mine.name,
    (filed, mine) =>
      sameValue(filed.empire, empireSettings(mine)) &&
      (!filed.freight || sameValue(filed.freight, freight[mine.uuid])) &&
      sameMembers(filed.plans, uuidsOf(mine.baseplanners), ownPlanOf),
    (filed, mine) =>
      sameValue(filed.empire, empireSettings(mine)) &&
      someMembers(filed.plans, uuidsOf(mine.baseplanners), ownPlanOf),
  )
  const ownEmpireOf = ownOf(empires)
  const cx = matched(
    file.cx,
    own.cx,
    (filed, mine) => filed.cx.name === mine.name,
    (filed, mine) =>
      sameValue(filed.cx, mine.cx_data) &&
      sameMembers(filed.empires, uuidsOf(mine.empires), ownEmpireOf),
    (filed, mine) =>
      sameValue(filed.cx, mine.cx_data) &&
      someMembers(filed.empires, uuidsOf(mine.empires), ownEmpireOf),
  )
  return [
    ...plans.map((match) => entryOf('plan', match, match.filed.plan)),
    ...empires.map((match) => entryOf('empire', match, match.filed.empire)),
    ...cx.map((match) => entryOf('cx', match, match.filed.cx)),
    ...compareFleet(file, own.fleet ?? NO_FLEET),
  ]
}

interface Matched<Filed> {
  filed: Filed
  status: ImportStatus
  own: string | null
}

const entryOf = (
  kind: ImportEntry['kind'],
  { filed: { uuid }, status, own }: Matched<{ uuid: string }>,
  { name, planet_id }: { name: string; planet_id?: string },
): ImportEntry => ({ kind, uuid, name, planet: planet_id ?? null, status, own })

/** The player's record with the same uuid; else one with the same name that no other record of the file matches. */
function matched<Filed extends { uuid: string }, Own extends { uuid: string }>(
  filed: readonly Filed[],
  own: readonly Own[],
  hasSameName: (filed: Filed, own: Own) => boolean,
  isSame: (filed: Filed, own: Own) => boolean,
  isUnfinished: (filed: Filed, own: Own) => boolean,
): Matched<Filed>[] {
  const ownById = new Map(own.map((each) => [each.uuid, each]))
  const taken = new Set(filed.flatMap(({ uuid }) => (ownById.has(uuid) ? [uuid] : [])))
  return filed.map((record) => {
    const itself = ownById.get(record.uuid)
    if (itself) {
      return {
        filed: record,
        status: isSame(record, itself) ? 'same' : 'changed',
        own: itself.uuid,
      }
    }
    const namesakes = own.filter((each) => !taken.has(each.uuid) && hasSameName(record, each))
    const same = namesakes.find((each) => isSame(record, each))
    const unfinished = same ?? namesakes.find((each) => isUnfinished(record, each))
    const namesake = unfinished ?? namesakes[0]
    if (!namesake) return { filed: record, status: 'new', own: null }
    taken.add(namesake.uuid)
    const status = same ? 'same' : unfinished ? 'changed' : 'conflicting'
    return { filed: record, status, own: namesake.uuid }
  })
}

const uuidsOf = (records: readonly { uuid: string }[]) => records.map(({ uuid }) => uuid)

const ownOf = (entries: readonly Matched<{ uuid: string }>[]): ReadonlyMap<string, string | null> =>
  new Map(entries.map(({ filed, own }) => [filed.uuid, own]))

type OwnOfFiled = ReadonlyMap<string, string | null>

const sameMembers = (filed: readonly string[], own: readonly string[], ownOfFiled: OwnOfFiled) =>
  someMembers(filed, own, ownOfFiled) &&
  filed.every((uuid) => own.includes(ownOfFiled.get(uuid) ?? ''))

/**
 * Whether all members agree with the file. Members that the file does not name are kept, so they make no difference.
 */
function someMembers(
  filed: readonly string[],
  own: readonly string[],
  ownOfFiled: OwnOfFiled,
): boolean {
  const known = new Set(ownOfFiled.values())
  const wanted = new Set(filed.map((uuid) => ownOfFiled.get(uuid)))
  return own.every((uuid) => !known.has(uuid) || wanted.has(uuid))
}
