import * as v from 'valibot'
import { EVERYWHERE, type FreightByEmpire, FreightSettings } from '../../engine/model/own-fleet.ts'
import { localRecord } from '../browser/local-record.ts'
import { observable, useObservable } from '../browser/observable.ts'

export const FREIGHT_DEFAULTS: FreightSettings = v.parse(FreightSettings, {})

const record = localRecord('perigee.freight', v.record(v.string(), FreightSettings))
const current = observable<FreightByEmpire>(record.read() ?? {})
record.watch(() => current.set(record.read() ?? {}))

export const freightByEmpire = (): FreightByEmpire => current.get()
export const useFreightByEmpire = (): FreightByEmpire => useObservable(current)

export function useFreightSettings(empireUuid: string | undefined): FreightSettings {
  const kept = useObservable(current)
  return kept[empireUuid ?? EVERYWHERE] ?? kept[EVERYWHERE] ?? FREIGHT_DEFAULTS
}

function keep(next: FreightByEmpire): void {
  record.write({ ...next })
  current.set(next)
}

export function setFreight(
  empireUuid: string | undefined,
  settings: FreightSettings,
  change: Partial<FreightSettings>,
): void {
  const kept = record.read() ?? current.get()
  keep({ ...kept, [empireUuid ?? EVERYWHERE]: { ...settings, ...change } })
}

/** Sets the freight of every empire; who supplies whom stays with each. */
export function setFreightEverywhere(settings: FreightSettings): void {
  const kept = record.read() ?? current.get()
  const others = Object.entries(kept).map(([empire, { rules }]) => [empire, { ...settings, rules }])
  const { rules } = kept[EVERYWHERE] ?? FREIGHT_DEFAULTS
  keep({ ...Object.fromEntries(others), [EVERYWHERE]: { ...settings, rules } })
}
