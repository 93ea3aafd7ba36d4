import type { Building, Material, Recipe } from '../../../engine/game/gamedata.ts'

export interface ChainLists {
  readonly materials: readonly Material[]
  readonly recipes: readonly Recipe[]
  readonly buildings: readonly Building[]
}
