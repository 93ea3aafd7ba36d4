import { useEffect } from 'react'
import { gameDataReady } from './game-data-ready.ts'

/** Stores the game data of all calculations, even if nothing is calculated yet. */
export function usePrefetchedGameData(): void {
  useEffect(() => {
    gameDataReady().catch((problem: unknown) =>
      console.warn('The game data was not loaded ahead.', problem),
    )
  }, [])
}
