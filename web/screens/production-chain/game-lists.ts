import type { Building, Material, Recipe } from '../../../engine/model/gamedata.ts'

/** What the lists of the game say about the nodes of a chain. */
export interface GameLists {
  readonly materials: readonly Material[]
  readonly recipes: readonly Recipe[]
  readonly buildings: readonly Building[]
}
