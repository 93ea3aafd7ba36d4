import type { StarSystem } from '../../../engine/game/gamedata.ts'
import type { Option } from '../../ui/field/options.ts'

/** `Moria (OT-580)`, or the id alone for a system without a name. */
export const systemName = ({ Name, NaturalId }: Pick<StarSystem, 'Name' | 'NaturalId'>): string =>
  Name === NaturalId ? NaturalId : `${Name} (${NaturalId})`

/** Found by natural id and by name; the named ones first. */
export function systemOptions(systems: readonly StarSystem[]): Option[] {
  const isNamed = ({ Name, NaturalId }: StarSystem) => Number(Name !== NaturalId)
  return systems
    .toSorted(
      (one, other) =>
        isNamed(other) - isNamed(one) || systemName(one).localeCompare(systemName(other)),
    )
    .map((system) => ({ value: system.NaturalId, label: systemName(system) }))
}
