import type { GameData } from '../engine/universe/universe.ts'

/** Which game data is stored: a worker compiles again what differs from the state it compiled last. */
export interface DataVersion {
  /** Materials, recipes and buildings together. */
  lists: string
  exchanges: string
  planets: string
  /** `FeeEntries` of the player as JSON; left out where there are none. */
  entries?: string
}

/** Where the browser keeps no game data, the page hands it to each worker; else undefined. */
export type HandOver = () => Promise<GameData | undefined>

/** A worker's first words: game data that it cannot read itself. */
export const handingOver =
  (handOver: HandOver) =>
  async (worker: { receive(data: GameData): Promise<void> }): Promise<void> => {
    const data = await handOver()
    if (data) await worker.receive(data)
  }
