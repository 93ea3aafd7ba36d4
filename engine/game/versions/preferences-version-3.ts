import { isFields, type StoredFields } from './step.ts'

/** `includeCM` had no effect and no control, so what an override holds of it was never chosen. */
export function preferencesVersion3(preferences: StoredFields): StoredFields {
  const { planOverrides } = preferences
  if (!isFields(planOverrides)) return preferences
  const kept = Object.entries(planOverrides).map(([uuid, own]): [string, unknown] => {
    if (!isFields(own)) return [uuid, own]
    const { includeCM: _, ...others } = own
    return [uuid, others]
  })
  return { ...preferences, planOverrides: Object.fromEntries(kept) }
}
