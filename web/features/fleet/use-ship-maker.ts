import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Ship, type ShipDesign, shipOf } from '../../../engine/fleet/ships/blueprint.ts'
import { type OwnFigures, withOwnFigures } from '../../../engine/fleet/ships/own-figures.ts'
import { gameQueries } from '../../data/game-queries.ts'

/** `own`: what FIO reports of a ship that flies. */
type MakeShip = (design: ShipDesign, own?: OwnFigures) => Ship

export function useShipMaker(): MakeShip | undefined {
  const { data } = useQuery(gameQueries.materials())
  return useMemo(() => {
    if (!data) return undefined
    const weights = new Map(data.map(({ Ticker, Weight }) => [Ticker, Weight]))
    const weightOf = (ticker: string) => weights.get(ticker) ?? 0
    return (design, own) => {
      const ship = shipOf(design, weightOf)
      return own ? withOwnFigures(ship, own) : ship
    }
  }, [data])
}
