import { useEffect } from 'react'
import { afterFirstScreen } from '../browser/first-screen.ts'
import { gameDataReady } from './economy.ts'

/** Has the game data of all calculations stored, once the page has time for it. */
export function useGameDataAhead(): void {
  useEffect(
    () =>
      afterFirstScreen(() => {
        gameDataReady().catch((problem: unknown) =>
          console.warn('The game data was not loaded ahead.', problem),
        )
      }),
    [],
  )
}
