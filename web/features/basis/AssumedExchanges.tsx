import type { Freight } from '../../../engine/fleet/freight/freight.ts'
import { usePlaceNames } from '../fleet/place-names.ts'

/** Where bases are taken to trade whose prices name no exchange. */
export function AssumedExchanges({ assumed }: Pick<Freight, 'assumed'>) {
  const nameOf = usePlaceNames(
    assumed.map(({ planetNaturalId }) => planetNaturalId),
    'short',
  )
  if (assumed.length === 0) return null
  const byExchange = [...Map.groupBy(assumed, ({ exchange }) => exchange)].map(
    ([exchange, bases]) =>
      `${exchange} for ${bases.map(({ planetNaturalId }) => nameOf(planetNaturalId)).join(', ')}`,
  )
  return (
    <p className="quiet">
      Prices are averages and name no exchange. Freight assumes {byExchange.join('; ')}.
    </p>
  )
}
