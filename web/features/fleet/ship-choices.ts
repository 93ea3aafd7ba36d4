import { destinationOf } from '../../../engine/company/ships-now.ts'
import type { ShipDesign } from '../../../engine/fleet/ships/blueprint.ts'
import { designFrom, SHIP_DESIGNS } from '../../../engine/fleet/ships/design-parts.ts'
import type { OwnFigures } from '../../../engine/fleet/ships/own-figures.ts'
import { ownShips } from '../../../engine/fleet/ships/own-ships.ts'
import { CARGO_BAYS } from '../../../engine/fleet/ships/parts.ts'
import { isPlanetId } from '../../../engine/fleet/ships/place-id.ts'
import type { FuelAtStart } from '../../../engine/fleet/ships/range.ts'
import type { Company, CompanyShip, ShipFlight } from '../../../engine/game/company.ts'
import type { FioSites, FioStorage } from '../../../engine/game/fio.ts'
import { formatAmount } from '../../../engine/game/number-format.ts'
import type { OwnDesign } from '../../../engine/game/own-fleet.ts'

export interface ShipChoice {
  /** The bay of a preset, the id of a design, the registration of a flying ship. */
  readonly id: string
  readonly name: string
  readonly design: ShipDesign
  readonly kind: 'preset' | 'design' | 'flying'
  /** For a flying ship: FIO does not report all of its parts, and the player entered none. */
  readonly isAssumed: boolean
  /** For a flying ship: damage to its hull, 0 to 1. */
  readonly damage: number
  /** Natural id of its planet, or of its station's system; of its destination while it flies. Null if unknown. */
  readonly at: string | null
  /** For a ship under way: when it arrives, in ms since 1970; undefined where that is not known. */
  readonly arrivesMs?: number | undefined
  /** For a ship on a planet: units in its tanks, if FIO reports them. At stations tanks are filled. */
  readonly fuel?: FuelAtStart | undefined
  /** For a flying ship: what FIO reports of it. */
  readonly own?: OwnFigures | undefined
}

interface PlayersRecords {
  readonly designs: readonly OwnDesign[]
  readonly fio?:
    | {
        readonly storage: FioStorage
        readonly sites: FioSites
        readonly company?: Pick<Company, 'ships' | 'flights'> | undefined
      }
    | undefined
}

export const holdWords = ({ cargoBay }: ShipDesign): string => {
  const { tonnes, cubicMetres } = CARGO_BAYS[cargoBay]
  return `${formatAmount(tonnes)} t / ${formatAmount(cubicMetres)} m³`
}

/** The name of a preset says its hold already. */
export const withHold = ({ name, kind, design }: ShipChoice): string =>
  kind === 'preset' ? name : `${name}, ${holdWords(design)}`

/** Flying ships, the player's designs, presets; the first two by name. */
export function shipChoices({ designs, fio }: PlayersRecords): ShipChoice[] {
  const grounded = (ship: Pick<ShipChoice, 'id' | 'name' | 'design' | 'kind'>): ShipChoice => ({
    ...ship,
    ...{ isAssumed: false, damage: 0, at: null },
  })
  const flying = fio ? ownShips(fio.storage, fio.sites, fio.company?.ships) : []
  const flightOf = flightsByRegistration(fio?.company)
  const tanks = new Map(fio?.company?.ships.map((ship) => [ship.registration, ship]))
  const registrations = new Set(flying.map(({ registration }) => registration))
  return [
    ...flying.map(({ registration: id, name, at, condition, design, own: figures }): ShipChoice => {
      const said = designFrom(designs.find((each) => each.id === id)?.parts ?? [])
      return {
        ...{ id, name, design: said ?? design, kind: 'flying', isAssumed: said === null },
        at: at ?? placeAfter(flightOf.get(id)),
        fuel: at !== null && isPlanetId(at) ? fuelOf(tanks.get(id)) : undefined,
        arrivesMs: at === null ? flightOf.get(id)?.arrivesMs : undefined,
        damage: 1 - Math.min(1, condition),
        own: figures,
      }
    }),
    ...designs
      .filter(({ id }) => !registrations.has(id))
      .flatMap(({ id, name, parts }) => {
        const design = designFrom(parts)
        return design ? [grounded({ id, name, design, kind: 'design' })] : []
      })
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    ...[...SHIP_DESIGNS].map(([id, design]) =>
      grounded({ id, name: `${id}, ${holdWords(design)}`, design, kind: 'preset' }),
    ),
  ]
}

const placeAfter = (flight: ShipFlight | undefined) => (flight ? destinationOf(flight) : null)

const fuelOf = (ship: CompanyShip | undefined): FuelAtStart | undefined =>
  ship && { stl: ship.stlTank?.units ?? null, ftl: ship.ftlTank?.units ?? null }

function flightsByRegistration(
  company: Pick<Company, 'ships' | 'flights'> | undefined,
): ReadonlyMap<string, ShipFlight> {
  const registrations = new Map(company?.ships.map(({ id, registration }) => [id, registration]))
  return new Map(
    company?.flights.flatMap((flight) => {
      const registration = registrations.get(flight.shipId)
      return registration === undefined ? [] : [[registration, flight] as const]
    }),
  )
}
