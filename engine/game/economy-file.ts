import * as v from 'valibot'
import { CxData } from './cx.ts'
import { EmpireWrite } from './empire.ts'
import { FreightSettings, type OwnDesign } from './own-fleet.ts'
import { PlanName, PlanWrite } from './plan.ts'
import { PlanNotes, PlanTags } from './plan-labels.ts'
import { stamped } from './plan-version.ts'
import { DateString, Uuid } from './primitives.ts'
import { currentPlan } from './versions/read.ts'
import { isFields } from './versions/step.ts'

/** Raised when the meaning of files of this version changes. */
export const ECONOMY_FILE_VERSION = 1
export const ECONOMY_FILE_FORMAT = 'perigee economy'

const { uuid: _, empire_uuid: __, ...plan } = PlanWrite.entries

/** A plan with its uuid. Empires list their plans, not the other way round. */
export const FiledPlan = v.object({
  uuid: Uuid,
  plan: v.pipe(
    v.unknown(),
    v.transform((raw) => (isFields(raw) ? stamped(currentPlan(raw)) : raw)),
    v.object({ ...plan, name: v.pipe(PlanName, v.nonEmpty('A plan needs a name')) }),
  ),
  notes: v.optional(PlanNotes),
  tags: v.optional(PlanTags),
})
export type FiledPlan = v.InferOutput<typeof FiledPlan>

export const FiledEmpire = v.object({
  uuid: Uuid,
  empire: EmpireWrite,
  plans: v.array(Uuid),
  freight: v.optional(FreightSettings),
})
export type FiledEmpire = v.InferOutput<typeof FiledEmpire>

export const FiledCx = v.object({ uuid: Uuid, cx: CxData, empires: v.array(Uuid) })
export type FiledCx = v.InferOutput<typeof FiledCx>

const Records = v.pipe(v.array(v.unknown()), v.maxLength(5000))

/** Checked before the records, which are read one by one so that each bad one can be named. */
export const EconomyEnvelope = v.object({
  format: v.literal(ECONOMY_FILE_FORMAT),
  version: v.number(),
  exported_at: DateString,
  plans: Records,
  empires: Records,
  cx: Records,
  /** Missing in files older than ships. */
  ships: v.optional(Records, []),
  freight: v.optional(v.unknown()),
})

export interface EconomyFile {
  format: typeof ECONOMY_FILE_FORMAT
  version: typeof ECONOMY_FILE_VERSION
  exported_at: string
  plans: FiledPlan[]
  empires: FiledEmpire[]
  cx: FiledCx[]
  /** Designs of the player, and the entered parts of ships in the game. */
  ships: OwnDesign[]
  /** Freight settings of bases without an empire, and of empires without settings of their own. */
  freight?: FreightSettings
}
