import { createContext, useContext } from 'react'
import * as v from 'valibot'
import { NEAREST } from '../../engine/game/constants/station-codes.ts'
import { EXCHANGES, type Exchange } from '../../engine/game/cx.ts'
import { EVERYWHERE, type FreightByEmpire, FreightSettings } from '../../engine/game/own-fleet.ts'
import { useObservable } from '../browser/observable.ts'
import { playerRecord } from '../browser/player-record.ts'
import { shownRecord } from '../browser/shown-record.ts'

export const FREIGHT_DEFAULTS: FreightSettings = v.parse(FreightSettings, {})

const freight = shownRecord(
  playerRecord('perigee.freight', v.record(v.string(), FreightSettings)),
  {},
)

export const freightByEmpire = (): FreightByEmpire => freight.get()
export const useFreightByEmpire = (): FreightByEmpire => useObservable(freight)

/** The freight settings of somebody else's empire, which replace the player's own below it. */
export const ForeignFreight = createContext<FreightSettings | null>(null)

export function useFreightSettings(empireUuid: string | undefined): FreightSettings {
  const foreign = useContext(ForeignFreight)
  const kept = useObservable(freight)
  return foreign ?? kept[empireUuid ?? EVERYWHERE] ?? kept[EVERYWHERE] ?? FREIGHT_DEFAULTS
}

/** For tools that ask one exchange about all planets. */
export const oneExchange = ({ exchange }: Pick<FreightSettings, 'exchange'>): Exchange =>
  exchange === NEAREST ? EXCHANGES[0] : exchange

export function setFreight(
  empireUuid: string | undefined,
  settings: FreightSettings,
  change: Partial<FreightSettings>,
): void {
  freight.change((kept) => ({ ...kept, [empireUuid ?? EVERYWHERE]: { ...settings, ...change } }))
}

/** Settings that came with a copied empire. */
export const adoptFreight = (empireUuid: string, settings: FreightSettings): void =>
  freight.change((kept) => ({ ...kept, [empireUuid]: settings }))

/** Switches freight on or off in every empire; their flight settings stay. */
export function switchFreight(isOn: boolean): void {
  freight.change((kept) =>
    Object.fromEntries(
      Object.entries({ [EVERYWHERE]: FREIGHT_DEFAULTS, ...kept }).map(([empire, settings]) => [
        empire,
        { ...settings, isOn },
      ]),
    ),
  )
}

/** Sets the freight of every empire; the rules of who supplies whom stay. */
export function setFreightEverywhere(settings: FreightSettings): void {
  freight.change((kept) => {
    const others = Object.entries(kept).map(([empire, { rules }]) => [
      empire,
      { ...settings, rules },
    ])
    const { rules } = kept[EVERYWHERE] ?? FREIGHT_DEFAULTS
    return { ...Object.fromEntries(others), [EVERYWHERE]: { ...settings, rules } }
  })
}
