import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { arbitraryOf, mayMiss } from '../../tests/engine/from-schema.ts'
import { Cx, CxData } from './cx.ts'
import { Empire, EmpireWrite } from './empire.ts'
import { FioSites, FioStorage } from './fio.ts'
import {
  Building,
  ExchangeRow,
  MarketRequest,
  MarketRow,
  Material,
  Planet,
  PopulationReport,
  Recipe,
  StarSystem,
} from './gamedata.ts'
import { HabitationAnswer, HabitationRequest } from './habitation.ts'
import { Plan, PlanMaterialIo, PlanWrite } from './plan.ts'
import { PlanPreferences, Preferences } from './preferences.ts'
import { PlanetSearch } from './search.ts'

// Many random cases, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000 })

const SCHEMAS: Record<string, v.GenericSchema & { entries?: unknown }> = {
  Building,
  Cx,
  CxData,
  Empire,
  EmpireWrite,
  ExchangeRow,
  FioSites,
  FioStorage,
  HabitationAnswer,
  HabitationRequest,
  MarketRequest,
  MarketRow,
  Material,
  Plan,
  PlanMaterialIo,
  PlanPreferences,
  PlanWrite,
  Planet,
  PlanetSearch,
  PopulationReport,
  Preferences,
  Recipe,
  StarSystem,
}

/** JSON cannot contain a bigint, so no schema accepts one. */
const WRONG = 1n

type Path = readonly (string | number)[]
function* pathsOf(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    yield [...path, key]
    yield* pathsOf(inner, [...path, key])
  }
}

function replaced(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return WRONG
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) }
  const fields = copy as Record<string | number, unknown>
  fields[key] = replaced(fields[key], rest)
  return copy
}

describe.each(Object.entries(SCHEMAS))('%s', (_, schema) => {
  const made = arbitraryOf(schema)
  const numRuns = 40

  test('takes what it describes', () => {
    fc.assert(
      fc.property(made, (value) => v.is(schema, value)),
      { numRuns },
    )
  })
  test('takes it again after a way through JSON', () => {
    fc.assert(
      fc.property(made, (value) => v.is(schema, JSON.parse(JSON.stringify(value)))),
      { numRuns },
    )
  })
  test('refuses it with any one field wrong', () => {
    fc.assert(
      fc.property(made, fc.nat(), (value, choice) => {
        const paths = [...pathsOf(value)]
        fc.pre(paths.length > 0)
        return !v.is(schema, replaced(value, paths[choice % paths.length]!))
      }),
      { numRuns },
    )
  })
  test('refuses it with any needed field missing', () => {
    const entries = schema.entries as Record<string, v.GenericSchema>
    const needed = Object.keys(entries).filter((key) => !mayMiss(entries[key]!))
    const [example] = fc.sample(made, { numRuns: 1, seed: 11 })
    for (const key of needed) {
      const { [key]: __, ...rest } = example as Record<string, unknown>
      expect([key, v.is(schema, rest)]).toEqual([key, false])
    }
  })
})
