import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Ship, type ShipDesign, shipOf } from '../../../engine/ships/blueprint.ts'
import { gameQueries } from '../../data/game-queries.ts'

export function useShipMaker(): ((design: ShipDesign) => Ship) | undefined {
  const { data } = useQuery(gameQueries.materials())
  return useMemo(() => {
    if (!data) return undefined
    const weights = new Map(data.map(({ Ticker, Weight }) => [Ticker, Weight]))
    return (design) => shipOf(design, (ticker) => weights.get(ticker) ?? 0)
  }, [data])
}
