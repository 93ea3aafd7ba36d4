import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { Cx, CxData } from '../../../engine/game/cx.ts'
import { Empire, EmpireSummary } from '../../../engine/game/empire.ts'
import { FioSites, FioStorage } from '../../../engine/game/fio.ts'
import {
  Building,
  ExchangeRow,
  MarketRow,
  Material,
  Planet,
  PopulationReport,
  Recipe,
  StarSystem,
} from '../../../engine/game/gamedata.ts'
import { HabitationAnswer, HabitationOptimum } from '../../../engine/game/habitation.ts'
import { Plan, PlanData } from '../../../engine/game/plan.ts'
import { CodeVerdict, Failure, Message } from '../../contract/answers.ts'
import { ApiKey, Profile, Tokens } from '../accounts/contract.ts'
import { Health } from '../health/contract.ts'
import { Share, SharedPlan, ShareListEntry } from '../sharing/contract.ts'

export type JsonSchema = Record<string, unknown>

/** Schemas that are described once under their name and referred to from everywhere else. */
const NAMED = {
  ApiKey,
  Building,
  CodeVerdict,
  Cx,
  CxData,
  Empire,
  EmpireSummary,
  ExchangeRow,
  Failure,
  FioSites,
  FioStorage,
  HabitationAnswer,
  HabitationOptimum,
  Health,
  MarketRow,
  Material,
  Message,
  Plan,
  PlanData,
  Planet,
  PopulationReport,
  Profile,
  Recipe,
  Share,
  ShareListEntry,
  SharedPlan,
  StarSystem,
  Tokens,
} satisfies Record<string, v.GenericSchema<unknown, unknown>>

const NAME_OF = new Map<unknown, string>(
  Object.entries(NAMED).map(([name, schema]) => [schema, name]),
)
const refTo = (name: string) => `#/components/schemas/${name}`

// JSON Schema cannot express some rules, such as one preference per type. The 422 explains them.
const config = { target: 'draft-2020-12', errorMode: 'ignore' } as const

export function requestSchema(schema: v.GenericSchema<unknown, unknown>): JsonSchema {
  return bare(toJsonSchema(schema, { ...config, typeMode: 'input' }))
}

/** The schema of a response: most are a named schema, or a list of it. */
export function answerSchema(schema: v.GenericSchema<unknown, unknown>): JsonSchema {
  const name = NAME_OF.get(schema)
  if (name) return { $ref: refTo(name) }
  if ('item' in schema && NAME_OF.has(schema.item))
    return { type: 'array', items: { $ref: refTo(NAME_OF.get(schema.item)!) } }
  return bare(toJsonSchema(schema, config))
}

export function namedSchemas(): Record<string, unknown> {
  return toJsonSchemaDefs(NAMED, {
    ...config,
    overrideRef: ({ referenceId }) => refTo(referenceId),
  })
}

/** Removes the dialect, which the document itself names. */
function bare(converted: object): JsonSchema {
  const { $schema: _, ...schema } = converted as JsonSchema
  return schema
}
