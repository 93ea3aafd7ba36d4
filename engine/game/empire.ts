import * as v from 'valibot'
import { NameText } from './plain-text.ts'
import { Faction, PlanetNaturalId, Uuid, WholeNumber } from './primitives.ts'

export const MAX_PERMITS_OF_EMPIRE = 100_000

const head = {
  name: v.pipe(
    NameText,
    v.minLength(1, 'An empire needs a name'),
    v.maxLength(100, 'An empire name has at most 100 characters'),
  ),
  faction: Faction,
  permits_used: v.pipe(WholeNumber, v.minValue(1), v.maxValue(MAX_PERMITS_OF_EMPIRE)),
  permits_total: v.pipe(WholeNumber, v.minValue(2), v.maxValue(MAX_PERMITS_OF_EMPIRE)),
  use_fio_storage: v.boolean(),
}

export const EmpireWrite = v.pipe(
  v.object(head),
  v.forward(
    v.check(
      ({ permits_used, permits_total }) => permits_total >= permits_used,
      'Total permits must not be below used permits',
    ),
    ['permits_total'],
  ),
)
export type EmpireWrite = v.InferOutput<typeof EmpireWrite>

export const EmpireSummary = v.object({ uuid: Uuid, ...head })
export type EmpireSummary = v.InferOutput<typeof EmpireSummary>

export const Empire = v.object({
  ...EmpireSummary.entries,
  baseplanners: v.array(v.object({ name: v.string(), uuid: Uuid, planet_id: PlanetNaturalId })),
})
export type Empire = v.InferOutput<typeof Empire>

export const EMPIRE_DEFAULTS: EmpireWrite = {
  name: '',
  faction: 'NONE',
  permits_used: 1,
  permits_total: 2,
  use_fio_storage: false,
}
