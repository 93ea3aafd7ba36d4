import * as v from 'valibot'
import {
  CogcProgram,
  type Planet,
  ProductionFee,
  WorkforceLevel,
} from '../../../engine/game/gamedata.ts'
import { Expertise } from '../../../engine/game/primitives.ts'
import { ProgramType } from '../../../engine/game/programs.ts'
import { dayOf } from '../../../engine/game/time.ts'
import type { UpstreamBuilding, UpstreamPlanet } from '../fio/upstream-schemas.ts'

// The game grows: a category or tier that we do not know yet is left out by itself, and named.

/** Called with what was left out, in the same words each time. */
export type LeftOut = (what: string) => void

function knownOnes<S extends v.GenericSchema>(
  schema: S,
  parts: readonly unknown[],
  nameOf: (part: unknown) => string,
  leftOut: LeftOut,
): v.InferOutput<S>[] {
  return parts.flatMap((part) => {
    const result = v.safeParse(schema, part)
    if (result.success) return [result.output]
    leftOut(nameOf(part))
    return []
  })
}

const textOf = (part: unknown, field: string) =>
  String((part as Record<string, unknown> | null)?.[field] ?? 'unnamed').slice(0, 40)

export const knownPrograms = (parts: readonly unknown[], leftOut: LeftOut) =>
  knownOnes(
    CogcProgram,
    parts,
    (part) =>
      v.is(ProgramType, textOf(part, 'ProgramType'))
        ? 'a programme without dates'
        : `programme ${textOf(part, 'ProgramType')}`,
    leftOut,
  )

function feeName(part: unknown): string {
  const category = textOf(part, 'Category')
  const level = textOf(part, 'WorkforceLevel')
  if (!v.is(Expertise, category)) return `production fee of category ${category}`
  if (!v.is(WorkforceLevel, level)) return `production fee of workforce level ${level}`
  return `production fee of ${textOf(part, 'FeeAmount')} ${textOf(part, 'FeeCurrency')}`
}

function seenOn({ Timestamp }: UpstreamPlanet): string | undefined {
  const seen = new Date(Timestamp ?? Number.NaN)
  return Number.isNaN(seen.getTime()) ? undefined : dayOf(seen.getTime())
}

/** Rules of the local government. Without a currency in FIO, nobody governs or FIO has not seen it: both are "not known". */
export function localRules(planet: UpstreamPlanet, leftOut: LeftOut, former: Planet | undefined) {
  const isGoverned = Boolean(planet.CurrencyCode)
  const known = <T>(value: T | null) => (isGoverned && value !== null ? value : undefined)
  const fees = knownOnes(ProductionFee, planet.ProductionFees, feeName, leftOut)
  return {
    CurrencyCode: known(planet.CurrencyCode),
    BaseLocalMarketFee: known(planet.BaseLocalMarketFee),
    LocalMarketFeeFactor: known(planet.LocalMarketFeeFactor),
    WarehouseFee: known(planet.WarehouseFee),
    EstablishmentFee: known(planet.EstablishmentFee),
    // Fees come with the list of all planets too: without any of its own the planet keeps those.
    ...(isGoverned && fees.length > 0
      ? { ProductionFees: fees, ProductionFeesAsOf: seenOn(planet) }
      : {
          ProductionFees: former?.ProductionFees,
          ProductionFeesAsOf: former?.ProductionFeesAsOf,
        }),
  } satisfies Partial<Planet>
}

/** An expertise that is new to us is none, since no programme and no expert of ours fits it. */
export function knownExpertise(
  { Ticker, Expertise: name }: Pick<UpstreamBuilding, 'Ticker' | 'Expertise'>,
  leftOut: LeftOut,
): Expertise | null {
  if (!name) return null
  if (v.is(Expertise, name)) return name
  leftOut(`expertise ${name} of ${Ticker}`)
  return null
}

const COUNTED = new Set<string>([
  'AreaCost',
  'Pioneers',
  'Settlers',
  'Technicians',
  'Engineers',
  'Scientists',
])

export function nameUnknownWorkers(building: UpstreamBuilding, leftOut: LeftOut): void {
  for (const [field, value] of Object.entries(building))
    if (typeof value === 'number' && value > 0 && !COUNTED.has(field))
      leftOut(`${field} of ${building.Ticker}`)
}
