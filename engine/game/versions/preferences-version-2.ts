import type { StoredFields } from './step.ts'

const RENAMED: StoredFields = { documented: 'classic', corrected: 'accurate' }

/** Before version 2, the two sets of rules were called Documented and Corrected. */
export function preferencesVersion2(preferences: StoredFields): StoredFields {
  const { figures } = preferences
  const renamed = typeof figures === 'string' ? RENAMED[figures] : undefined
  return renamed === undefined ? preferences : { ...preferences, figures: renamed }
}
