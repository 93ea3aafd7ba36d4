import type { FioSites, FioStorage } from '../../../engine/model/fio.ts'
import type { ShipDesign } from '../../../engine/ships/blueprint.ts'
import { designFrom, designOfSeen, SHIP_DESIGNS } from '../../../engine/ships/design-parts.ts'
import { CARGO_BAYS } from '../../../engine/ships/parts.ts'
import type { OwnDesign } from '../../session/own-designs.ts'
import { formatAmount } from '../../ui/format.ts'

/** A ship that a tool can calculate with. */
export interface ShipChoice {
  /** The bay of a preset, the uuid of a design, the registration of a ship that flies. */
  readonly id: string
  readonly name: string
  readonly design: ShipDesign
  readonly kind: 'preset' | 'design' | 'flying'
  /** Of a ship that flies: FIO tells its hold and plates alone, and the player said no more. */
  readonly isAssumed: boolean
  /** Of a ship that flies: what of its hull is damaged, 0 to 1. */
  readonly damage: number
  /** Of a ship that flies: natural id of the place where it is, undefined on the way. */
  readonly at: string | undefined
}

export const holdWords = ({ cargoBay }: ShipDesign): string => {
  const { tonnes, cubicMetres } = CARGO_BAYS[cargoBay]
  return `${formatAmount(tonnes)} t / ${formatAmount(cubicMetres)} m³`
}

const GROUNDED = { isAssumed: false, damage: 0, at: undefined }

/** Ships that fly, designs of the player, presets; the first two by name. */
export function shipChoices(
  designs: readonly OwnDesign[],
  fio?: { readonly storage: FioStorage; readonly sites: FioSites },
): ShipChoice[] {
  const flying = fio ? flyingShips(designs, fio) : []
  const registrations = new Set(flying.map(({ id }) => id))
  const own = designs
    .filter(({ id }) => !registrations.has(id))
    .flatMap(({ id, name, parts }): ShipChoice[] => {
      const design = designFrom(parts)
      return design ? [{ id, name, design, kind: 'design', ...GROUNDED }] : []
    })
  const presets = [...SHIP_DESIGNS].map(
    ([bay, design]): ShipChoice => ({
      id: bay,
      name: `${bay}, ${holdWords(design)}`,
      design,
      kind: 'preset',
      ...GROUNDED,
    }),
  )
  return [...flying.sort(byName), ...own.sort(byName), ...presets]
}

const byName = (a: ShipChoice, b: ShipChoice) => a.name.localeCompare(b.name, 'en')

function flyingShips(
  designs: readonly OwnDesign[],
  { storage, sites }: { readonly storage: FioStorage; readonly sites: FioSites },
): ShipChoice[] {
  return Object.values(storage.ships).flatMap((hold): ShipChoice[] => {
    const { Registration: id, WeightCapacity, VolumeCapacity } = hold
    const site = sites.ships[id]
    const said = designs.find((design) => design.id === id)
    const design =
      (said && designFrom(said.parts)) ??
      designOfSeen({
        tonnes: WeightCapacity,
        cubicMetres: VolumeCapacity,
        repairMaterials: site?.RepairMaterials.map(({ MaterialTicker }) => MaterialTicker) ?? [],
      })
    if (!design) return []
    return [
      {
        ...{ id, name: site?.Name ?? id, design, kind: 'flying', isAssumed: !said },
        damage: 1 - Math.min(1, site?.Condition ?? 1),
        at: placeOf(site?.AddressLines ?? [], site?.Location ?? null),
      },
    ]
  })
}

/** A planet by its natural id, a station by that of its system, as flights name them. */
function placeOf(
  lines: readonly { readonly LineType: string | null; readonly NaturalId: string | null }[],
  location: string | null,
): string | undefined {
  const line = (type: string) => lines.find(({ LineType }) => LineType === type)?.NaturalId
  return line('PLANET') ?? line('SYSTEM') ?? (location || undefined)
}
