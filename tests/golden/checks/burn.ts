import { type Load, materialLoad } from '../../../engine/market/shipment.ts'
import { burnTable } from '../../../engine/supply/burn.ts'
import {
  daysThatFit,
  orderOf,
  type ResupplyElement,
  type ResupplyOptions,
  resupply,
} from '../../../engine/supply/resupply.ts'
import { stockOf } from '../../../engine/supply/stock.ts'
import { compare } from '../compare.ts'
import type { Context, GoldenRecord, VectorCheck } from '../context.ts'
import { materialIoOf } from './empire-io.ts'

interface BurnInput {
  kind: 'burn'
  plans: { uuid: string; name: string | null; planetNaturalId: string; planId: string }[]
  storage: Record<string, { MaterialTicker: string; MaterialAmount: number }[]>
}
interface ResupplyInput {
  kind: 'xit'
  elements: ResupplyElement[]
  resupplyDays: number
  hideInfinite: boolean
  materialOverrides: Record<string, number | null>
  materialInactives: string[]
  fits: Load[]
}

export const check: VectorCheck = {
  file: 'burn.json',
  run(record, context) {
    const input = record.input as BurnInput | ResupplyInput
    return input.kind === 'burn'
      ? checkBurn(record, input, context)
      : checkResupply(record, input, context)
  },
}

function checkBurn({ expected }: GoldenRecord, input: BurnInput, context: Context) {
  const plans = input.plans.map((plan) => ({
    ...plan,
    materialIo: materialIoOf(plan.planId, context),
  }))
  const table = burnTable(plans, (planetNaturalId) => {
    const items = input.storage[planetNaturalId]
    return items && stockOf(items)
  })
  const ours = {
    burnTable: table.map(({ materials, ...row }) => ({
      ...row,
      key: row.planUuid,
      burnMaterials: materials,
    })),
    planTable: table,
  }
  return compare(expected, ours, { counts: context.counts })
}

function checkResupply({ expected }: GoldenRecord, input: ResupplyInput, context: Context) {
  const { universe, counts } = context
  const options: ResupplyOptions = {
    days: input.resupplyDays,
    hideInfinite: input.hideInfinite,
    overrides: input.materialOverrides,
    inactive: new Set(input.materialInactives),
  }
  const answer = (days: number) => resupply(input.elements, { ...options, days })
  const loadOf = (days: number) => materialLoad(universe, orderOf(answer(days)))
  const load = loadOf(options.days)
  const ours = {
    materialTable: answer(options.days),
    totalWeight: load.weight,
    totalVolume: load.volume,
    fits: input.fits.map((ship) => {
      const days = daysThatFit(universe, input.elements, options, [ship])
      const fitting = loadOf(days)
      return { ...ship, days, totalWeight: fitting.weight, totalVolume: fitting.volume }
    }),
  }
  return compare(expected, ours, {
    counts,
    mayDiffer: (path) => {
      const row = /^materialTable\.(\d+)\.burn$/.exec(path)
      const ticker = row && (expected as typeof ours).materialTable[Number(row[1])]!.ticker
      const still = input.elements.some((e) => e.ticker === ticker && e.delta === 0)
      return still ? 'resupplyZeroDelta' : undefined
    },
  })
}
