import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { gameQueries } from '../../data/game-queries.ts'

/** Shorter texts would match half the universe. */
const SHORTEST = 3

/** The server searches while the player types. */
export function usePlanetSearch() {
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed.trim())
  const asks = text.length >= SHORTEST
  const query = useQuery({
    ...gameQueries.findPlanets(text),
    enabled: asks,
    placeholderData: keepPreviousData,
  })
  return { found: asks ? (query.data ?? []) : [], setTyped }
}
