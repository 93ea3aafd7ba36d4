import * as v from 'valibot'
import { type Rules, rulesNamed } from '../../engine/game/constants/rules.ts'
import {
  PLAN_PREFERENCE_DEFAULTS,
  type PlanPreferences,
  Preferences,
} from '../../engine/game/preferences.ts'
import { readPreferences, storedPreferences } from '../../engine/game/versions/preferences.ts'
import { localRecord } from '../browser/local-record.ts'
import { observable, useObservable } from '../browser/observable.ts'

/** The raw record, so that a write keeps what this version cannot read. */
const record = localRecord('perigee.preferences', v.unknown())
const read = () => readPreferences(record.read())
const current = observable<Preferences>(read().preferences)
record.watch(() => current.set(read().preferences))

export const preferences = { get: current.get, subscribe: current.subscribe }

export function usePreferences(): Preferences {
  return useObservable(current)
}

export const useRules = (): Rules => rulesNamed(usePreferences().figures)

export function setPreference<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  // Another tab may have changed another field since the last read.
  const { preferences: last, aside, isNewer } = read()
  const stored = record.read() === undefined || isNewer ? current.get() : last
  const next = { ...stored, [name]: v.parse(Preferences.entries[name], value) }
  // A newer version's record is not overwritten: changes last as long as the tab.
  if (!isNewer) record.write(storedPreferences(next, aside))
  current.set(next)
}

export function planPreferences(uuid: string | undefined, all = current.get()): PlanPreferences {
  return (uuid === undefined ? undefined : all.planOverrides[uuid]) ?? PLAN_PREFERENCE_DEFAULTS
}

export function usePlanPreferences(uuid: string | undefined): PlanPreferences {
  return planPreferences(uuid, usePreferences())
}

/** Keeps only what differs from the defaults, so that the profile lists real overrides. */
export function setPlanPreference<K extends keyof PlanPreferences>(
  uuid: string,
  name: K,
  value: PlanPreferences[K],
): void {
  const { [uuid]: own, ...others } = current.get().planOverrides
  const next = { ...PLAN_PREFERENCE_DEFAULTS, ...own, [name]: value }
  const isDefault = JSON.stringify(next) === JSON.stringify(PLAN_PREFERENCE_DEFAULTS)
  setPreference('planOverrides', isDefault ? others : { ...others, [uuid]: next })
}

export function dropPlanPreferences(uuid: string): void {
  const { [uuid]: _dropped, ...others } = current.get().planOverrides
  setPreference('planOverrides', others)
}
