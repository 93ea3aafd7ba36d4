import type { MarketRow, PopulationCounts, PopulationReport } from '../../engine/game/gamedata.ts'
import type { Kind, RecordOf } from '../../engine/game/kinds.ts'

export type GameLists = { [K in Kind]: RecordOf<K>[] }

export interface Facts {
  data: GameLists
  /** Real price history. Days that are missing here are made up when somebody asks for them. */
  history: MarketRow[]
  /** Real population reports by planet, or as much of them as is known. */
  population: Record<string, PopulationReport | PopulationCounts>
}
