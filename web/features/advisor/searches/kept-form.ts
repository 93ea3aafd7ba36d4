import * as v from 'valibot'
import type { Advice } from '../../../../engine/advisor/base/advice.ts'
import type { Proposal } from '../../../../engine/advisor/base/proposal.ts'
import type { AdvisorQuestion } from '../../../../engine/advisor/base/question.ts'
import type { Worth } from '../../../../engine/advisor/base/worth.ts'
import type {
  EmpireAnswer,
  EmpireBase,
  EmpireMarket,
  EmpireProgress,
  EmpireProposal,
  EmpireWorth,
  ProposedFlow,
  ProposedTotals,
  ProposedTrade,
} from '../../../../engine/advisor/empire/answer.ts'
import type { BestEmpireQuestion } from '../../../../engine/advisor/empire/question.ts'
import type { EmpireScope } from '../../../../engine/advisor/empire/scope.ts'
import type {
  Expansion,
  ExpansionAnswer,
  ExpansionStep,
} from '../../../../engine/advisor/expansion/expansion.ts'
import type { BestPlanets, RankedPlanet } from '../../../../engine/advisor/planets/best-planets.ts'
import type { PlanetFactColumns } from '../../../../engine/advisor/planets/planet-facts.ts'
import type { PlanetQuestion } from '../../../../engine/advisor/planets/planet-question.ts'
import type { TargetQuestion } from '../../../../engine/advisor/target/request.ts'
import type {
  TargetBase,
  TargetCost,
  TargetFlow,
  TargetProposal,
} from '../../../../engine/advisor/target/solution.ts'
import type {
  TargetAnswer,
  TargetProgress,
} from '../../../../engine/advisor/target/solve-target.ts'
import { PlanData } from '../../../../engine/game/plan.ts'
import type { MaterialRow, Overview, PlanArea, PlanResult } from '../../../../engine/plan/result.ts'
import type { ExpansionQuestion, PlanQuestion } from '../../../../workers/questions.ts'
import type { AdviceSoFar } from '../../../data/advisor-calls.ts'
import type { Tool, ToolQuestion, ToolSearch } from './search.ts'

/** All fields of a type: one that is added to the type does not compile until it is here too. */
const fields = <T extends object>(
  entries: {
    readonly [F in keyof T]-?: v.GenericSchema<T[F] | undefined>
  },
) => v.looseObject(entries) as unknown as v.GenericSchema<T>

/** A record whose fields are not looked at: screens pass it on as it is. */
const record = <T extends object>() => v.looseObject({}) as unknown as v.GenericSchema<T>
const recordOrNull = <T extends object>() =>
  v.nullable(record()) as unknown as v.GenericSchema<T | null>
const records = <T extends object>() => v.array(record<T>())
const recordsOrNull = <T extends object>() =>
  v.nullable(records()) as unknown as v.GenericSchema<readonly T[] | null>
/** A word of a list. */
const word = <T extends string>() => v.string() as unknown as v.GenericSchema<T>
const maybe = <T>(schema: v.GenericSchema<T>) => v.optional(schema)

const numbers = v.array(v.number())
const strings = v.array(v.string())
const plan = PlanData as unknown as v.GenericSchema<PlanData>

const planResult = fields<PlanResult>({
  done: v.literal(true),
  corphq: v.boolean(),
  cogc: word(),
  workforce: record(),
  area: fields<PlanArea>({
    permits: v.number(),
    areaUsed: v.number(),
    areaTotal: v.number(),
    areaLeft: v.number(),
  }),
  infrastructure: record(),
  experts: record(),
  production: fields<PlanResult['production']>({ buildings: records(), materialio: records() }),
  materialio: v.array(
    fields<MaterialRow>({
      ticker: v.string(),
      input: v.number(),
      output: v.number(),
      delta: v.number(),
      individualWeight: v.number(),
      individualVolume: v.number(),
      totalWeight: v.number(),
      totalVolume: v.number(),
      price: v.number(),
    }),
  ),
  workforceMaterialIO: records(),
  productionMaterialIO: records(),
  profit: v.number(),
  cost: v.number(),
  revenue: v.number(),
  infrastructureCosts: record(),
  constructionMaterials: records(),
  overview: fields<Overview>({
    dailyCost: v.number(),
    dailyProfit: v.number(),
    totalConstructionCost: v.number(),
    dailyDegradationCost: v.number(),
    dailyFees: v.number(),
    profit: v.number(),
    roi: v.number(),
  }),
  visitation: record(),
  diagnostics: records(),
})

const clash = <T extends { readonly limits: readonly object[] }>(status: string) =>
  v.looseObject({ status: v.literal(status), limits: records() }) as unknown as v.GenericSchema<T>

// Best base

const proposal = fields<Proposal>({
  plan,
  result: planResult,
  goal: v.number(),
  freight: v.number(),
  leavesUndone: v.boolean(),
  promised: v.number(),
})
const advice: v.GenericSchema<Advice> = v.union([
  fields<Extract<Advice, { best: unknown }>>({
    status: v.picklist(['proved', 'rounded', 'timeOut']),
    best: proposal,
    bound: v.number(),
    gap: v.number(),
    worth: maybe(fields<Worth>({ perArea: v.number(), markets: records(), missed: records() })),
  }),
  clash<Extract<Advice, { limits: unknown }>>('clash'),
  v.looseObject({ status: v.literal('nothingFound') }),
])
const adviceSoFar = fields<AdviceSoFar>({
  best: maybe(proposal),
  bound: v.number(),
  gap: v.number(),
  answers: v.array(proposal),
})
const advisorQuestion = fields<AdvisorQuestion>({
  site: record(),
  limits: record(),
  goal: record(),
  cx: recordOrNull(),
  cxUuid: maybe(v.string()),
})

// Best planet

const bestPlanets = fields<BestPlanets>({
  facts: fields<PlanetFactColumns>({
    naturalId: strings,
    name: strings,
    jumps: numbers,
    freePlots: v.array(maybe(v.number())),
  }),
  ranked: v.array(
    fields<RankedPlanet>({
      planet: v.number(),
      goal: v.number(),
      divided: v.number(),
      bound: v.number(),
      profit: v.number(),
      paybackDays: v.number(),
      feesKnown: v.boolean(),
      standIns: v.number(),
      isProved: v.boolean(),
      isRounded: v.boolean(),
      plan,
    }),
  ),
  bounded: v.array(
    fields<BestPlanets['bounded'][number]>({ planet: v.number(), bound: v.number() }),
  ),
  asked: v.number(),
  bound: v.number(),
  isDone: v.boolean(),
  isProved: v.boolean(),
})
const planetQuestion = fields<PlanetQuestion>({
  site: record(),
  cx: recordOrNull(),
  cxUuid: maybe(v.string()),
  limits: record(),
  goal: record(),
  purpose: record(),
  freight: maybe(record()),
  freePlotsOnly: v.boolean(),
})

// Best empire

const empireProposal = fields<EmpireProposal>({
  bases: v.array(
    fields<EmpireBase>({
      planetNaturalId: v.string(),
      existing: v.nullable(v.number()),
      plan,
      result: planResult,
      earns: v.number(),
      lossWithout: v.nullable(v.number()),
      constructionCost: v.number(),
    }),
  ),
  flows: v.array(
    fields<ProposedFlow>({
      ticker: v.string(),
      from: v.number(),
      to: v.number(),
      perDay: v.number(),
      freight: v.number(),
      saved: v.number(),
      freightByExchange: v.nullable(v.number()),
    }),
  ),
  trade: v.array(
    fields<ProposedTrade>({
      ticker: v.string(),
      base: v.number(),
      side: v.picklist(['sell', 'buy']),
      exchange: v.string(),
      perDay: v.number(),
      value: v.number(),
      book: v.number(),
      freight: v.number(),
    }),
  ),
  markets: v.array(
    fields<EmpireMarket>({
      exchange: v.string(),
      ticker: v.string(),
      side: v.picklist(['sell', 'buy']),
      perDay: v.number(),
      most: v.number(),
      dailyVolume: v.number(),
      source: maybe(record()),
    }),
  ),
  totals: fields<ProposedTotals>({
    profit: v.number(),
    atExchange: v.number(),
    saved: v.number(),
    book: v.number(),
    freight: v.number(),
    hours: v.number(),
    permits: v.number(),
    constructionCost: v.number(),
  }),
  promised: v.number(),
})
const scope = fields<EmpireScope>({ planets: v.number(), full: v.number(), unreached: v.number() })
const stage = v.picklist(['first', 'improving'])
const empireAnswer: v.GenericSchema<EmpireAnswer> = v.union([
  fields<Extract<EmpireAnswer, { best: unknown }>>({
    status: v.picklist(['proved', 'timeOut']),
    best: empireProposal,
    bound: v.number(),
    gap: v.number(),
    stage,
    worth: maybe(
      fields<EmpireWorth>({
        perPermit: v.number(),
        perShip: v.nullable(v.number()),
        perMillion: v.nullable(v.number()),
        markets: records(),
      }),
    ),
    scope,
  }),
  clash<Extract<EmpireAnswer, { limits: unknown }>>('clash'),
  fields<Extract<EmpireAnswer, { status: 'nothingFound' }>>({
    status: v.literal('nothingFound'),
    bound: v.number(),
    scope,
  }),
])
const empireProgress = fields<EmpireProgress>({
  best: maybe(empireProposal),
  bound: v.number(),
  gap: v.number(),
  stage,
})
const empireQuestion = fields<BestEmpireQuestion>({
  planets: v.union([strings, v.literal('all')]),
  freePlotsOnly: v.boolean(),
  permitsPerBase: v.number(),
  experts: v.union([record(), v.literal('choose')]),
  hqPlanet: v.nullable(v.string()),
  existing: v.array(
    fields<BestEmpireQuestion['existing'][number]>({
      name: v.string(),
      plan,
      choice: v.picklist(['keep', 'change', 'leave']),
    }),
  ),
  limits: record(),
  freight: recordOrNull(),
  books: recordsOrNull(),
  refillShare: maybe(v.number()),
  exchange: word(),
  empire: recordOrNull(),
  rules: record(),
  cx: recordOrNull(),
  cxUuid: maybe(v.string()),
})

// Target

const place = v.union([v.number(), v.literal('exchange')])
const targetProposal = fields<TargetProposal>({
  bases: v.array(fields<TargetBase>({ site: v.number(), plan, result: planResult })),
  flows: v.array(
    fields<TargetFlow>({
      ticker: v.string(),
      from: place,
      to: place,
      perDay: v.number(),
      freight: v.number(),
      price: v.number(),
    }),
  ),
  cost: fields<TargetCost>({
    purchases: v.number(),
    degradation: v.number(),
    fees: v.number(),
    freight: v.number(),
    investment: v.number(),
    total: v.number(),
  }),
  promised: v.number(),
})
const targetAnswer: v.GenericSchema<TargetAnswer> = v.union([
  fields<Extract<TargetAnswer, { best: unknown }>>({
    status: v.picklist(['proved', 'rounded', 'timeOut']),
    best: targetProposal,
    bound: v.number(),
    gap: v.number(),
  }),
  clash<Extract<TargetAnswer, { limits: unknown }>>('impossible'),
  v.looseObject({ status: v.literal('nothingFound') }),
])
const targetProgress = fields<TargetProgress>({
  best: maybe(targetProposal),
  bound: v.number(),
  gap: v.number(),
})
const targetQuestion = fields<TargetQuestion>({
  name: v.string(),
  wanted: records(),
  sites: records(),
  jumps: v.array(numbers),
  jumpsToExchange: numbers,
  freight: v.number(),
  investmentDays: v.number(),
  limits: record(),
  cx: recordOrNull(),
  cxUuid: maybe(v.string()),
})

// Expansion

const expansionAnswer: v.GenericSchema<ExpansionAnswer> = v.union([
  fields<Expansion>({
    status: v.literal('complete'),
    order: v.picklist(['exact', 'exchanged']),
    steps: v.array(
      fields<ExpansionStep>({
        built: records(),
        cost: v.number(),
        establishment: v.number(),
        day: v.number(),
        balance: v.number(),
        profit: v.number(),
        plan,
      }),
    ),
    removed: records(),
    cost: v.number(),
    profitToday: v.number(),
    start: fields<Expansion['start']>({ plan, profit: v.number() }),
    profit: v.number(),
    missed: v.number(),
    paidBack: v.nullable(v.number()),
  }),
  v.looseObject({ status: v.literal('stuck'), leastMoney: v.number() }),
  v.looseObject({ status: v.literal('tooMany'), units: v.number() }),
])
const expansionQuestion = fields<ExpansionQuestion>({
  from: v.nullable(plan),
  to: fields<PlanQuestion>({
    plan,
    cx: recordOrNull(),
    habitations: maybe(v.picklist(['cost', 'area', 'auto'])),
    empire: recordOrNull(),
    withRecipeOptions: maybe(v.boolean()),
    visitationMaterialExclusions: maybe(strings),
    includeCM: maybe(v.boolean()),
    rules: maybe(record()),
  }),
  budget: fields<ExpansionQuestion['budget']>({ money: v.number(), perDay: v.number() }),
})

// Any of them

const timed = <T extends { readonly secondsAtMost?: number; readonly question: unknown }>(
  question: v.GenericSchema<T['question']>,
) =>
  v.looseObject({
    question,
    secondsAtMost: maybe(v.number()),
  }) as unknown as v.GenericSchema<T>

/** A search that has ended, as it is kept. */
const searchOf = <T extends Tool>(
  tool: T,
  parts: {
    readonly asked: v.GenericSchema<ToolQuestion<T>>
    readonly soFar: v.GenericSchema<ToolSearch<T>['soFar']>
    readonly result: v.GenericSchema<ToolSearch<T>['result']>
  },
) =>
  v.looseObject({
    ...{ id: v.string(), tool: v.literal(tool), form: record(), ...parts },
    ...{ askedAt: v.number(), endedAt: v.number() },
    state: v.picklist(['complete', 'cancelled']),
    data: v.looseObject({ key: v.string(), pricesAt: v.optional(v.number()) }),
    problem: v.undefined(),
  })

/** A whole search as `FORM_VERSION` has it. */
export const KeptWhole = v.union([
  searchOf('base', {
    asked: timed<ToolQuestion<'base'>>(advisorQuestion),
    soFar: maybe(adviceSoFar),
    result: maybe(advice),
  }),
  searchOf('planets', {
    asked: timed<ToolQuestion<'planets'>>(planetQuestion),
    soFar: maybe(bestPlanets),
    result: maybe(bestPlanets),
  }),
  searchOf('empire', {
    asked: timed<ToolQuestion<'empire'>>(empireQuestion),
    soFar: maybe(empireProgress),
    result: maybe(empireAnswer),
  }),
  searchOf('target', {
    asked: timed<ToolQuestion<'target'>>(targetQuestion),
    soFar: maybe(targetProgress),
    result: maybe(targetAnswer),
  }),
  searchOf('expansion', {
    asked: expansionQuestion,
    soFar: v.undefined(),
    result: maybe(expansionAnswer),
  }),
])
