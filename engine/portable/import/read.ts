import { isFields, type StoredFields } from '../../game/versions/step.ts'
import type { Imported, ImportedCx, ImportedEmpire, ImportedPlan, NotTaken } from './imported.ts'
import { idOf, nameOf } from './parts.ts'
import { importedCx, isCx } from './read-cx.ts'
import { hasSettings, importedEmpire, isEmpire } from './read-empire.ts'
import { importedPlan, isPlan } from './read-plan.ts'

/** Records of one text, and messages about what is not imported. */
const MAX_RECORDS = 2000
const MAX_TOLD = 200
/** Depth of nested lists; hostile texts may be deeper. */
const DEEPEST = 4

/**
 * Reads exports of other planners and of our own API, in the old and the new form: a plan, a shared plan, a list,
 * empires, exchange preferences, or an object with several of them. A record that appears more than once is imported
 * once.
 */
export function readImport(value: unknown): Imported {
  const found = new Found()
  found.take(value, 0)
  return found.all()
}

class Found {
  private readonly plans = new Map<string, ImportedPlan>()
  private readonly empires = new Map<
    string,
    { raw: StoredFields; hasSettings: boolean; plans: Map<string, string> }
  >()
  private readonly cx = new Map<string, { cx: ImportedCx['cx']; empires: Set<string> }>()
  private readonly notTaken: NotTaken[] = []
  private records = 0
  private unnamed = 0

  take(value: unknown, depth: number): void {
    if (Array.isArray(value)) {
      if (depth >= DEEPEST) return
      for (const entry of value) {
        if (this.records >= MAX_RECORDS) {
          this.tell('Everything', `Only the first ${MAX_RECORDS} records are looked at.`)
          return
        }
        this.take(entry, depth + 1)
      }
      return
    }
    if (!isFields(value)) this.unknown(value)
    else if (isPlan(value)) this.plan(value)
    else if (isCx(value)) this.exchanges(value)
    else if (isEmpire(value)) this.empire(value)
    else this.holder(value, depth)
  }

  private holder(value: StoredFields, depth: number): void {
    const inner = [
      value.plan_details,
      value.baseplanner,
      value.results,
      value.plans,
      value.empires,
      value.cx,
      value.shared,
    ].filter((part) => typeof part === 'object' && part !== null)
    if (inner.length === 0 || depth >= DEEPEST) this.unknown(value)
    else for (const part of inner) this.take(part, depth + 1)
  }

  all(): Imported {
    const empires: ImportedEmpire[] = []
    const lost = new Set<string>()
    for (const [id, { raw, plans, hasSettings: isWhole }] of this.empires) {
      const name = nameOf(raw.empire_name ?? raw.name, 'Imported empire')
      const record = `Empire ${name}`
      const members = [...plans.keys()].filter((plan) => this.plans.has(plan))
      if (!isWhole && members.length === 0) {
        this.tell(record, 'Only its name is here. Add the list of empires.')
        continue
      }
      if (!isWhole)
        this.tell(record, 'Its faction and permits are not here: set them once it came.')
      const missing = [...plans].filter(([plan]) => !this.plans.has(plan))
      for (const [plan, planName] of missing) {
        if (lost.has(plan)) continue
        lost.add(plan)
        this.tell(`Plan ${planName}`, `Only its name is here, in the empire ${name}. Add the plan.`)
      }
      empires.push({
        id,
        empire: importedEmpire(raw, (why) => this.tell(record, why)),
        plans: members,
      })
    }
    const known = new Set(empires.map(({ id }) => id))
    return {
      plans: [...this.plans.values()],
      empires,
      cx: [...this.cx].map(([id, { cx, empires: users }]) => ({
        id,
        cx,
        empires: [...users].filter((empire) => known.has(empire)),
      })),
      notTaken: this.notTaken,
    }
  }

  private plan(raw: StoredFields): void {
    const id = idOf(raw.uuid, `plan ${++this.unnamed}`)
    const name = nameOf(raw.plan_name ?? raw.name, 'without a name')
    if (this.plans.has(id)) return
    this.records++
    const plan = importedPlan(raw, (why) => this.tell(`Plan ${name}`, why))
    if (!plan) return
    this.plans.set(id, { id, plan })
    for (const empire of listOf(raw.empires)) {
      if (isFields(empire) && isEmpire(empire)) this.empire(empire)?.plans.set(id, name)
    }
  }

  private empire(raw: StoredFields) {
    const name = nameOf(raw.empire_name ?? raw.name, 'Imported empire')
    const id = idOf(raw.uuid, `empire ${name}`)
    const before = this.empires.get(id)
    const isWhole = hasSettings(raw)
    const entry = before ?? { raw, hasSettings: isWhole, plans: new Map<string, string>() }
    if (before && !before.hasSettings && isWhole) Object.assign(entry, { raw, hasSettings: true })
    if (!before) {
      if (this.records >= MAX_RECORDS) return undefined
      this.records++
      this.empires.set(id, entry)
    }
    for (const plan of [...listOf(raw.plans), ...listOf(raw.baseplanners)].slice(0, MAX_RECORDS)) {
      if (!isFields(plan)) continue
      const planId = idOf(plan.uuid, '')
      if (planId !== '') entry.plans.set(planId, nameOf(plan.plan_name ?? plan.name, planId))
    }
    if (isFields(raw.cx) && isCx(raw.cx)) this.exchanges(raw.cx)?.empires.add(id)
    return entry
  }

  private exchanges(raw: StoredFields) {
    const data = isFields(raw.cx_data) ? raw.cx_data : {}
    const name = nameOf(raw.cx_name ?? raw.name ?? data.name, 'Imported CX')
    const id = idOf(raw.uuid, `cx ${name}`)
    let entry = this.cx.get(id)
    if (!entry) {
      if (this.records >= MAX_RECORDS) return undefined
      this.records++
      const cx = importedCx(raw, (why) => this.tell(`CX ${name}`, why))
      entry = { cx, empires: new Set() }
      this.cx.set(id, entry)
    }
    for (const empire of listOf(raw.empires).slice(0, MAX_RECORDS)) {
      if (!isFields(empire) || !isEmpire(empire)) continue
      this.empire(empire)
      entry.empires.add(
        idOf(empire.uuid, `empire ${nameOf(empire.empire_name ?? empire.name, 'Imported empire')}`),
      )
    }
    return entry
  }

  private unknown(value: unknown): void {
    const name = isFields(value) ? nameOf(value.name, '') : ''
    this.records++
    this.tell(
      name === '' ? `Record ${this.records}` : `Record ${name}`,
      'It is no plan, empire or CX that is known here.',
    )
  }

  private tell(record: string, why: string): void {
    if (this.notTaken.length < MAX_TOLD) this.notTaken.push({ record, why })
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
