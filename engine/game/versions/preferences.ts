import * as v from 'valibot'
import { PREFERENCE_DEFAULTS, PREFERENCES_VERSION, Preferences } from '../preferences.ts'
import { preferencesVersion2 } from './preferences-version-2.ts'
import { preferencesVersion3 } from './preferences-version-3.ts'
import { broughtUp, isFields, type StoredFields, type VersionStep, versionOf } from './step.ts'

export const PREFERENCES_STEPS: readonly VersionStep[] = [preferencesVersion2, preferencesVersion3]

export interface ReadPreferences {
  readonly preferences: Preferences
  /** Unreadable fields, as they were stored. Their defaults are used, and they are kept next to them. */
  readonly aside: StoredFields
  /** Written by a newer version: its readable fields are used, and nothing may overwrite the record. */
  readonly isNewer: boolean
}

/** Fields are read one by one, so that an unreadable one does not reset the others. */
export function readPreferences(stored: unknown): ReadPreferences {
  const fields = isFields(stored) ? broughtUp(stored, PREFERENCES_STEPS) : {}
  const readable: Record<string, unknown> = {}
  const aside: Record<string, unknown> = isFields(fields.aside) ? { ...fields.aside } : {}
  for (const [name, schema] of Object.entries(Preferences.entries)) {
    if (fields[name] === undefined) continue
    const field = v.safeParse(schema, fields[name])
    if (field.success) readable[name] = field.output
    else aside[name] = fields[name]
  }
  return {
    preferences: { ...PREFERENCE_DEFAULTS, ...(readable as Partial<Preferences>) },
    aside,
    isNewer: versionOf(fields) > PREFERENCES_VERSION,
  }
}

export function storedPreferences(preferences: Preferences, aside: StoredFields): StoredFields {
  return {
    version: PREFERENCES_VERSION,
    ...preferences,
    ...(Object.keys(aside).length > 0 && { aside }),
  }
}
