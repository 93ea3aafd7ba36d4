import {
  environmentClass,
  type Surroundings,
  specialMaterialsOf,
} from '../../../engine/game/constants/environment.ts'
import { compare } from '../compare.ts'
import type { VectorCheck } from '../context.ts'

export const check: VectorCheck = {
  file: 'special_materials.json',
  run({ input, expected }, { counts }) {
    const { planet, areaCost } = input as { planet: Surroundings; areaCost: number }
    const rows = specialMaterialsOf(environmentClass(planet)).map(({ ticker, amountFor }) => ({
      ticker,
      input: amountFor(areaCost),
      output: 0,
    }))
    return compare(expected, rows, { counts })
  },
}
