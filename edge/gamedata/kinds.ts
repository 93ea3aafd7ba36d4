import type { MarketRow, PopulationCounts, PopulationReport } from '../../engine/game/gamedata.ts'
import type { Kind, RecordOf } from '../../engine/game/kinds.ts'

export type GameLists = { [K in Kind]: RecordOf<K>[] }

export interface Facts {
  data: GameLists
  /** Real price history. Missing days are made up on request. */
  history: MarketRow[]
  /** Real population reports by planet, or what is known of them. */
  population: Record<string, PopulationReport | PopulationCounts>
}
