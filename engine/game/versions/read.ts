import * as v from 'valibot'
import { Cx } from '../cx.ts'
import { Empire } from '../empire.ts'
import { Plan, PlanData, PlanWrite } from '../plan.ts'
import { PLAN_VERSION } from '../plan-version.ts'
import { planVersion2 } from './plan-version-2.ts'
import { NEWER, type ReadRecord, roughName, whyNot } from './record.ts'
import { broughtUp, isFields, type StoredFields, type VersionStep, versionOf } from './step.ts'

/** `PLAN_STEPS[0]` leads to version 2. */
export const PLAN_STEPS: readonly VersionStep[] = [planVersion2]

/** A plan's fields in the newest form. Only newer data keeps its version; it is shown and not written. */
export function currentPlan(plan: StoredFields): StoredFields {
  if (versionOf(plan) > PLAN_VERSION) return plan
  const { version: _, ...fields } = broughtUp(plan, PLAN_STEPS)
  return fields
}

const currentFields = (raw: unknown) => (isFields(raw) ? currentPlan(raw) : raw)

/** The server keeps a plan's parts one level below its head. */
function currentStoredPlan(raw: unknown): unknown {
  if (!isFields(raw) || !isFields(raw.baseplanner_data)) return raw
  const { baseplanner_data: data, ...head } = raw
  const { planet, infrastructure, buildings, version, ...fields } = currentPlan({
    ...head,
    ...data,
  })
  const parts = { planet, infrastructure, buildings }
  return { ...fields, baseplanner_data: version === undefined ? parts : { ...parts, version } }
}

const isNewer = (raw: unknown) =>
  isFields(raw) &&
  versionOf(isFields(raw.baseplanner_data) ? raw.baseplanner_data : raw) > PLAN_VERSION

function recordOf<T>(
  schema: v.GenericSchema<unknown, T>,
  raw: unknown,
  current: unknown,
): ReadRecord<T> {
  const read = v.safeParse(schema, current, { abortPipeEarly: true })
  if (read.success) return { ok: true, record: read.output }
  const why = isNewer(raw) ? NEWER : whyNot(read.issues)
  return { ok: false, aside: { name: roughName(raw), why, raw } }
}

export const readPlan = (raw: unknown): ReadRecord<Plan> =>
  recordOf(Plan, raw, currentStoredPlan(raw))

export const CurrentPlanWrite = v.pipe(v.unknown(), v.transform(currentFields), PlanWrite)

export const readPlanData = (raw: unknown): ReadRecord<PlanData> =>
  recordOf(PlanData, raw, currentFields(raw))

export const readEmpire = (raw: unknown): ReadRecord<Empire> => recordOf(Empire, raw, raw)
export const readCx = (raw: unknown): ReadRecord<Cx> => recordOf(Cx, raw, raw)

/** A stored plan of any version, for schemas that contain a plan. */
export const AnyVersionPlan = v.pipe(v.unknown(), v.transform(currentStoredPlan), Plan)
