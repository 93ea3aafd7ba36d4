import type { GameData } from '../engine/universe/universe.ts'

/** Identifies the stored game data: a worker recompiles the parts that differ from its last state. */
export interface DataVersion {
  /** Materials, recipes and buildings together. */
  lists: string
  exchanges: string
  planets: string
  /** `FeeEntries` of the player as JSON; missing if there are none. */
  entries?: string
}

/** If the browser stores no game data, the records that the page passes to each worker; else undefined. */
export type TransferData = () => Promise<GameData | undefined>

/** The first message to a worker: game data that it cannot read itself. */
export const transferring =
  (transferData: TransferData) =>
  async (worker: { receive(data: GameData): Promise<void> }): Promise<void> => {
    const data = await transferData()
    if (data) await worker.receive(data)
  }
