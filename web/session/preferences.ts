import * as v from 'valibot'
import {
  PLAN_PREFERENCE_DEFAULTS,
  type PlanPreferences,
  PREFERENCE_DEFAULTS,
  Preferences,
} from '../../engine/model/preferences.ts'
import { type Rules, rulesNamed } from '../../engine/reference/rules.ts'
import { localRecord } from '../browser/local-record.ts'
import { observable, useObservable } from '../browser/observable.ts'

/** Fields are read one by one, so that one an older version wrote differently falls back alone. */
const Stored = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((stored): Preferences => {
    const readable = Object.entries(Preferences.entries).flatMap(([name, schema]) => {
      const field = v.safeParse(schema, stored[name])
      return field.success ? [[name, field.output]] : []
    })
    return { ...PREFERENCE_DEFAULTS, ...(Object.fromEntries(readable) as Partial<Preferences>) }
  }),
)

const record = localRecord('perigee.preferences', Stored)
const current = observable<Preferences>(record.read() ?? PREFERENCE_DEFAULTS)
record.watch(() => current.set(record.read() ?? PREFERENCE_DEFAULTS))

export const preferences = { get: current.get, subscribe: current.subscribe }

export function usePreferences(): Preferences {
  return useObservable(current)
}

/** The rule book that the player chose. */
export const useRules = (): Rules => rulesNamed(usePreferences().figures)

export function setPreference<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  // Another tab may have changed another field since this one last looked.
  const next = {
    ...(record.read() ?? current.get()),
    [name]: v.parse(Preferences.entries[name], value),
  }
  record.write(next)
  current.set(next)
}

export function planPreferences(uuid: string | undefined, all = current.get()): PlanPreferences {
  return (uuid === undefined ? undefined : all.planOverrides[uuid]) ?? PLAN_PREFERENCE_DEFAULTS
}

export function usePlanPreferences(uuid: string | undefined): PlanPreferences {
  return planPreferences(uuid, usePreferences())
}

/** Keeps only what differs from the defaults, so that the profile lists true overrides. */
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
