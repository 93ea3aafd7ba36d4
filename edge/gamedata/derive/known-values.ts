import * as v from 'valibot'
import {
  CogcProgram,
  type Planet,
  ProductionFee,
  WorkforceLevel,
} from '../../../engine/game/gamedata.ts'
import { Expertise, WORKER_FIELDS } from '../../../engine/game/primitives.ts'
import { ProgramType } from '../../../engine/game/programs.ts'
import { dayOf } from '../../../engine/game/time.ts'
import type { UpstreamBuilding, UpstreamPlanet } from '../fio/upstream-schemas.ts'

// The game grows. A category or tier that this version does not know is left out and reported.

/** Called with the name of what was left out, in the same words each time. */
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

/**
 * Rules of the local government. If FIO has no currency for a planet, nobody governs it or FIO has not seen it, so the rules
 * are not known.
 */
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
    // The list of all planets contains fees too. A planet without fees of its own keeps those.
    ...(isGoverned && fees.length > 0
      ? { ProductionFees: fees, ProductionFeesAsOf: seenOn(planet) }
      : {
          ProductionFees: former?.ProductionFees,
          ProductionFeesAsOf: former?.ProductionFeesAsOf,
        }),
  } satisfies Partial<Planet>
}

/** An unknown expertise counts as none, since no known programme and expert fits it. */
export function knownExpertise(
  { Ticker, Expertise: name }: Pick<UpstreamBuilding, 'Ticker' | 'Expertise'>,
  leftOut: LeftOut,
): Expertise | null {
  if (!name) return null
  if (v.is(Expertise, name)) return name
  leftOut(`expertise ${name} of ${Ticker}`)
  return null
}

const COUNTED = new Set<string>(['AreaCost', ...WORKER_FIELDS])

export function nameUnknownWorkers(building: UpstreamBuilding, leftOut: LeftOut): void {
  for (const [field, value] of Object.entries(building))
    if (typeof value === 'number' && value > 0 && !COUNTED.has(field))
      leftOut(`${field} of ${building.Ticker}`)
}
