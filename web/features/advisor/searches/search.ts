import type { Advice } from '../../../../engine/advisor/base/advice.ts'
import type { EmpireAnswer, EmpireProgress } from '../../../../engine/advisor/empire/answer.ts'
import type { ExpansionAnswer } from '../../../../engine/advisor/expansion/expansion.ts'
import type { BestPlanets } from '../../../../engine/advisor/planets/best-planets.ts'
import type {
  TargetAnswer,
  TargetProgress,
} from '../../../../engine/advisor/target/solve-target.ts'
import type { BestPlanetsAsked, EmpireAsked } from '../../../../workers/advisor/pooled-searches.ts'
import type { QuestionOf } from '../../../../workers/calls.ts'
import type { AdviceSoFar } from '../../../data/advisor-calls.ts'
import type { AdvisorUrl } from '../advisor-url.ts'
import type { EmpireUrl } from '../empire/empire-url.ts'

/** What each tool of the advisor is asked, what it knows during the search, what it finds, and its form as the address holds it. */
interface Tools {
  base: { asked: QuestionOf<'advise'>; soFar: AdviceSoFar; result: Advice; form: AdvisorUrl }
  planets: {
    asked: BestPlanetsAsked
    soFar: BestPlanets
    result: BestPlanets
    form: AdvisorUrl
  }
  empire: {
    asked: EmpireAsked
    soFar: EmpireProgress
    result: EmpireAnswer
    form: EmpireUrl
  }
  target: {
    asked: QuestionOf<'target'>
    soFar: TargetProgress
    result: TargetAnswer
    form: AdvisorUrl
  }
  expansion: {
    asked: QuestionOf<'expansion'>
    soFar: never
    result: ExpansionAnswer
    form: AdvisorUrl
  }
}
export type Tool = keyof Tools
export type ToolQuestion<T extends Tool> = Tools[T]['asked']
export type SoFar<T extends Tool> = Tools[T]['soFar']
export type Result<T extends Tool> = Tools[T]['result']
export type Form<T extends Tool> = Tools[T]['form']

export const TOOL_NAMES: Readonly<Record<Tool, string>> = {
  base: 'Best base',
  planets: 'Best planet',
  empire: 'Best empire',
  expansion: 'Expansion',
  target: 'Target',
}

/** The game data of a search: its key changes with prices and rules. */
export interface SearchData {
  readonly key: string
  /** When the game had these prices. */
  readonly pricesAt: number | undefined
}

/** A search as it runs, and as it is kept. */
export interface ToolSearch<T extends Tool = Tool> {
  readonly id: string
  readonly tool: T
  readonly asked: ToolQuestion<T>
  readonly form: Form<T>
  readonly askedAt: number
  readonly endedAt: number | undefined
  readonly state: 'running' | 'complete' | 'cancelled' | 'failed'
  readonly data: SearchData | undefined
  readonly soFar: SoFar<T> | undefined
  readonly result: Result<T> | undefined
  readonly problem: Error | undefined
}

/** One search of any tool, which `tool` tells apart. */
export type AnySearch = { [T in Tool]: ToolSearch<T> }[Tool]
