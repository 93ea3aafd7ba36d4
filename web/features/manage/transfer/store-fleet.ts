import { cloneName } from '../../../../engine/game/clone-name.ts'
import type { EconomyFile } from '../../../../engine/game/economy-file.ts'
import type { FreightSettings } from '../../../../engine/game/own-fleet.ts'
import { shipKey } from '../../../../engine/portable/compare-fleet.ts'
import type { ImportEntry } from '../../../../engine/portable/import-entry.ts'
import { setFreight } from '../../../session/freight-settings.ts'
import { nextDesignId, ownDesigns, saveDesign } from '../../../session/own-designs.ts'
import { actionOf, type Choices } from './import-choice.ts'

/**
 * Stores ships and freight in the browser after the server has stored the rest. `stored` gives the uuid that an empire
 * has here, and gets what this function stores.
 */
export function storeFleet(
  { ships, empires, freight }: EconomyFile,
  entries: readonly ImportEntry[],
  choices: Choices,
  stored: Map<string, string>,
): void {
  const entryOf = new Map(entries.map((entry) => [entry.uuid, entry]))
  const isWanted = (key: string) => {
    const entry = entryOf.get(key)
    return entry !== undefined && actionOf(entry, choices) !== 'skip'
  }
  for (const ship of ships) {
    const key = shipKey(ship.id)
    if (!isWanted(key)) continue
    const isCopy = actionOf(entryOf.get(key)!, choices) === 'copy'
    const id = isCopy ? nextDesignId(ownDesigns()) : ship.id
    saveDesign({ ...ship, id, ...(isCopy && { name: cloneName(ship.name) }) })
    stored.set(key, id)
  }
  /** Undefined if the player has another ship of that number and leaves out the one of the file. */
  const shipHere = (id: string): string | undefined => {
    const key = shipKey(id)
    return stored.get(key) ?? (entryOf.get(key)?.status === 'conflicting' ? undefined : id)
  }
  const withOwnShips = (settings: FreightSettings): FreightSettings => ({
    ...settings,
    ships: Object.fromEntries(
      Object.entries(settings.ships).flatMap(([id, count]) => {
        const here = shipHere(id)
        return here === undefined ? [] : [[here, count]]
      }),
    ),
  })
  for (const { uuid, freight: ofEmpire } of empires) {
    const here = stored.get(uuid)
    if (ofEmpire && here !== undefined) setFreight(here, withOwnShips(ofEmpire), {})
  }
  if (freight && isWanted('freight')) {
    setFreight(undefined, withOwnShips(freight), {})
    stored.set('freight', 'freight')
  }
}
