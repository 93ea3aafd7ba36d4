import { cutText } from '../../game/plain-text.ts'
import { PLAN_NAME_LENGTH } from '../../game/plan.ts'
import { sameValue } from '../../game/same-value.ts'
import { samePlan } from '../../plan/stored.ts'
import type { ServerKind } from '../import-entry.ts'
import { empireSettings, filedPlan, type OwnEconomy } from '../write.ts'
import type { Imported } from './imported.ts'

/**
 * `comes`: it will be created. `there`: it exists already, from an earlier import or made by the player. `joins`: an
 * own empire gets more plans.
 */
export type PreviewStatus = 'comes' | 'there' | 'joins'

export interface PreviewLine {
  readonly kind: ServerKind
  readonly id: string
  readonly name: string
  /** Its name in this account, with a number if the name exists. */
  readonly nameHere: string
  readonly planet: string | null
  readonly status: PreviewStatus
  readonly own: string | null
}

export function previewImport(imported: Imported, own: OwnEconomy): PreviewLine[] {
  const plans = named(
    'plan',
    imported.plans.map(({ id, plan }) => ({ id, name: plan.name, planet: plan.planet_id, plan })),
    own.plans,
    ({ plan, name }, mine) =>
      plan.planet_id === mine.planet_id &&
      samePlan({ ...plan, name }, { ...filedPlan(mine), name }),
  )
  const ownOfPlan = new Map(plans.map((line) => [line.id, line.own]))
  const empires = named(
    'empire',
    imported.empires.map((each) => ({ ...each, name: each.empire.name, planet: null })),
    own.empires,
    ({ empire, plans: members }, mine) => {
      const hasSettings = sameValue(
        { ...empire, name: '', use_fio_storage: false },
        { ...empireSettings(mine), name: '', use_fio_storage: false },
      )
      return hasSettings || (members.length > 0 && hasAll(mine.baseplanners, members, ownOfPlan))
    },
  ).map((line, place): PreviewLine => {
    const mine = own.empires.find(({ uuid }) => uuid === line.own)
    const members = imported.empires[place]?.plans ?? []
    return mine && !hasAll(mine.baseplanners, members, ownOfPlan)
      ? { ...line, status: 'joins' }
      : line
  })
  const cx = named(
    'cx',
    imported.cx.map((each) => ({ ...each, name: each.cx.name, planet: null })),
    own.cx,
    ({ cx: prices }, mine) => sameValue({ ...prices, name: '' }, { ...mine.cx_data, name: '' }),
  )
  return [...plans, ...empires, ...cx]
}

/** True without any members. */
function hasAll(
  own: readonly { uuid: string }[],
  members: readonly string[],
  ownOfPlan: ReadonlyMap<string, string | null>,
): boolean {
  const has = new Set(own.map(({ uuid }) => uuid))
  return members.every((id) => has.has(ownOfPlan.get(id) ?? ''))
}

interface Named {
  readonly id: string
  readonly name: string
  readonly planet: string | null
}

/** Pairs each record with the equal own one, if any. Its name here may have a number. */
function named<Foreign extends Named, Own extends { uuid: string; name: string }>(
  kind: ServerKind,
  foreign: readonly Foreign[],
  own: readonly Own[],
  isSame: (foreign: Foreign, own: Own) => boolean,
): PreviewLine[] {
  const taken = new Set<string>()
  const names = new Set(own.map(({ name }) => name))
  const lines = foreign.map((record) => {
    const mine = own.find(
      (each) => !taken.has(each.uuid) && isNumbered(each.name, record.name) && isSame(record, each),
    )
    if (mine) taken.add(mine.uuid)
    return { record, mine }
  })
  return lines.map(({ record: { id, name, planet }, mine }) => {
    const nameHere = mine?.name ?? numbered(name, names)
    names.add(nameHere)
    const status = mine ? 'there' : 'comes'
    return { kind, id, name, nameHere, planet, status, own: mine?.uuid ?? null }
  })
}

/** `Farm`, or `Farm 2` and so on if the name is taken. */
function numbered(name: string, taken: ReadonlySet<string>): string {
  let next = name
  for (let number = 2; taken.has(next); number++) next = withNumber(name, number)
  return next
}

function withNumber(name: string, number: number): string {
  const end = ` ${number}`
  return `${cutText(name, PLAN_NAME_LENGTH - end.length).trimEnd()}${end}`
}

function isNumbered(own: string, name: string): boolean {
  if (own === name) return true
  const number = /^.* (\d{1,4})$/s.exec(own)?.[1]
  return number !== undefined && own === withNumber(name, Number(number))
}
