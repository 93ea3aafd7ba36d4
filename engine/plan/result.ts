import type { ExpertType, InfrastructureType } from '../game/plan.ts'
import type { Expertise, Workforce } from '../game/primitives.ts'
import type { Cogc } from '../game/programs.ts'
import type { Diagnostic } from '../universe/diagnostics.ts'
import type { RecipeListing } from '../universe/recipes.ts'

/**
 * All figures of a plan. Field names and signs are those of the API: totals of consumed materials are negative, and
 * figures named cost at the top level are positive.
 */
export interface PlanResult {
  readonly done: true
  readonly corphq: boolean
  readonly cogc: Cogc
  readonly workforce: Readonly<Record<Workforce, WorkforceRow>>
  readonly area: PlanArea
  readonly infrastructure: Readonly<Record<InfrastructureType, number>>
  readonly experts: Readonly<Record<ExpertType, ExpertRow>>
  readonly production: {
    readonly buildings: readonly BuildingResult[]
    readonly materialio: readonly MaterialFlow[]
  }
  readonly materialio: readonly MaterialRow[]
  readonly workforceMaterialIO: readonly MaterialRow[]
  readonly productionMaterialIO: readonly MaterialRow[]
  readonly profit: number
  readonly cost: number
  readonly revenue: number
  readonly infrastructureCosts: Readonly<Record<InfrastructureType, number>>
  readonly constructionMaterials: readonly ConstructionEntry[]
  readonly overview: Overview
  readonly visitation: Visitation
  readonly diagnostics: readonly Diagnostic[]
}

export interface WorkforceRow {
  readonly name: Workforce
  readonly required: number
  readonly capacity: number
  readonly left: number
  readonly lux1: boolean
  readonly lux2: boolean
  readonly efficiency: number
}

export interface PlanArea {
  readonly permits: number
  readonly areaUsed: number
  readonly areaTotal: number
  readonly areaLeft: number
}

export interface ExpertRow {
  readonly name: ExpertType
  readonly amount: number
  readonly bonus: number
}

export type EfficiencyType = 'FERTILITY' | 'HQ' | 'COGC' | 'EXPERT' | 'WORKFORCE' | 'FACTION'
export interface EfficiencyFactor {
  readonly efficiencyType: EfficiencyType
  readonly value: number
}

export interface MaterialFlow {
  readonly ticker: string
  readonly input: number
  readonly output: number
}

export interface MaterialRow extends MaterialFlow {
  readonly delta: number
  readonly individualWeight: number
  readonly individualVolume: number
  readonly totalWeight: number
  readonly totalVolume: number
  /** Value of the whole delta: a surplus at the selling price, a deficit at the buying price. */
  readonly price: number
}

export interface BuildingResult {
  readonly name: string
  readonly amount: number
  readonly areaUsed: number
  readonly activeRecipes: readonly ActiveRecipe[]
  /** Empty without `withRecipeOptions`. */
  readonly recipeOptions: readonly RecipeListing[]
  readonly totalEfficiency: number
  readonly efficiencyElements: readonly EfficiencyFactor[]
  /** One turn of all active recipes, in ms. */
  readonly totalBatchTime: number
  /** This and the next four are for one building. In Classic the full workforce with both luxuries is charged. */
  readonly constructionMaterials: readonly MaterialFlow[]
  readonly constructionCost: number
  readonly workforceMaterials: readonly MaterialFlow[]
  readonly workforceDailyCost: number
  /** 0 if the building is idle or the fee is unknown. */
  readonly dailyFee: number
  readonly isFeeKnown: boolean
  /** For all buildings of the row; in Classic with the degradation of one. */
  readonly dailyRevenue: number
  readonly expertise: Expertise | null
}

export interface ActiveRecipe {
  readonly recipeId: string
  readonly amount: number
  readonly dailyShare: number
  readonly time: number
  readonly recipe: RecipeListing
  readonly cogm: Cogm
  readonly runs: number
  readonly dailyProfit: number
  /** By output: the base's sales as a share of the daily volume, after its own use. */
  readonly soldShares: readonly SoldShare[]
}

export interface SoldShare {
  readonly ticker: string
  /** Infinity if nobody trades it, NaN if the volume is not known. */
  share: number
}

export interface Cogm {
  readonly visible: boolean
  readonly runtime: number
  readonly runtimeShare: number
  readonly efficiency: number
  readonly degradation: number
  readonly degradationShare: number
  readonly workforceCost: number
  readonly workforceCostTotal: number
  /** Null, and counted as 0, if the fee is unknown. */
  readonly fee: number | null
  readonly inputCost: readonly CogmInput[]
  readonly inputTotal: number
  readonly outputCOGM: readonly CogmOutput[]
  readonly totalCost: number
  readonly outputRevenue: number
  readonly totalProfit: number
}

export interface CogmInput {
  readonly ticker: string
  readonly amount: number
  readonly costUnit: number
  readonly costTotal: number
}

export interface CogmOutput {
  readonly ticker: string
  readonly amount: number
  /** The run's cost spread over all units of all outputs. */
  readonly costSplit: number
  /** The whole cost of the run, divided by the units of this output only. */
  readonly costTotal: number
}

export interface ConstructionEntry {
  readonly ticker: string
  readonly materials: readonly MaterialFlow[]
  readonly amount: number
}

export interface Overview {
  readonly dailyCost: number
  readonly dailyProfit: number
  readonly totalConstructionCost: number
  readonly dailyDegradationCost: number
  readonly dailyFees: number
  readonly profit: number
  /** Days until the construction cost is earned; Infinity without profit, negative with a loss. */
  readonly roi: number
}

export interface Visitation {
  /** Days until the base's storage is full of imports and exports; Infinity without any flow. */
  readonly storageFilled: number
  readonly dailyWeightImport: number
  readonly dailyWeightExport: number
  readonly dailyVolumeImport: number
  readonly dailyVolumeExport: number
  readonly dailyWeight: number
  readonly dailyVolume: number
  readonly ships: readonly ShipVisits[]
}

export interface ShipVisits {
  readonly volume: number
  readonly weight: number
  /** Days that one full load lasts, in and out. The shorter of the two is the interval of visits. */
  readonly importDays: number
  readonly exportDays: number
  readonly days: number
}
