import type { CxData } from '../../../engine/game/cx.ts'
import { recipeRoi } from '../../../engine/roi/recipe-roi.ts'
import { referenceCogm } from '../../../engine/roi/reference-cogm.ts'
import { compare } from '../compare.ts'
import type { VectorCheck } from '../context.ts'

export const check: VectorCheck = {
  file: 'recipe_roi.json',
  run({ input, expected, nonFinite }, { universe, counts }) {
    const { planetNaturalId, cx } = input as { planetNaturalId: string; cx: CxData | null }
    const table = recipeRoi(universe, { planetNaturalId, cx })
    const rows = table.recipeId.map((recipeId, row) => {
      const buildingTicker = table.buildingTicker[row]!
      const cogc = table.cogc[row]!
      const { listing, indexOf } = universe.recipes
      const { Inputs, Outputs } = listing[indexOf.get(recipeId)!]!
      return {
        buildingTicker,
        recipeId,
        recipeInputs: Inputs,
        recipeOutputs: Outputs,
        cogc,
        cogm: referenceCogm(universe, { planetNaturalId, cx, buildingTicker, recipeId, cogc }),
        outputProfit: table.outputProfit[row],
        dailyProfit: table.dailyProfit[row],
        planCost: table.planCost[row],
        planROI: table.planRoi[row],
        planArea: table.planArea[row],
        planProfitArea: table.planProfitArea[row],
      }
    })
    return compare(expected, rows, { counts, nonFinite: nonFinite ?? [] })
  },
}
