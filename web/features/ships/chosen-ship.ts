import type { ShipDesign } from '../../../engine/fleet/ships/blueprint.ts'
import { designFrom, shipParts } from '../../../engine/fleet/ships/design-parts.ts'
import type { OwnFigures } from '../../../engine/fleet/ships/own-figures.ts'
import type { ShipChoice } from '../fleet/ship-choices.ts'
import type { ShipsSearch } from './ships-search.ts'

/** The ship that the tool is about: one of the choices, perhaps with other parts. */
export interface ChosenShip {
  readonly choice: ShipChoice
  readonly design: ShipDesign
  readonly isChanged: boolean
  /** What FIO reports of the ship; not of one with other parts. */
  readonly own: OwnFigures | undefined
}

const SEPARATOR = '-'
const inAddress = (design: ShipDesign) => shipParts(design).join(SEPARATOR)

/** Falls back to the first ship when the one of the address no longer exists. */
export function chosenShip(
  { ship, parts }: Pick<ShipsSearch, 'ship' | 'parts'>,
  choices: readonly ShipChoice[],
): ChosenShip {
  const choice = choices.find(({ id }) => id === ship) ?? choices[0]!
  const changed = parts === undefined ? null : designFrom(parts.split(SEPARATOR))
  const isChanged = changed !== null && inAddress(changed) !== inAddress(choice.design)
  return {
    choice,
    design: changed ?? choice.design,
    isChanged,
    own: isChanged ? undefined : choice.own,
  }
}

/** The address of a design; none where it is that of the ship itself. */
export function partsInAddress(design: ShipDesign, { choice }: ChosenShip): string | undefined {
  const parts = inAddress(design)
  return parts === inAddress(choice.design) ? undefined : parts
}
