import { Link } from '@tanstack/react-router'
import { formatAmount, formatCount } from '../../../engine/game/number-format.ts'
import { sumAmounts } from '../../../engine/market/shipment.ts'
import { useReserves } from '../../data/use-reserves.ts'

const MAX_NAMED = 4

/** Says which goods the page does not count as stock, although the stores have them. */
export function ReservedNote() {
  const { reserves, problem } = useReserves()
  if (problem)
    return (
      <p className="quiet">
        What you reserved for contracts could not be loaded: stock is counted whole.
      </p>
    )
  if (reserves.length === 0) return null
  const sums = sumAmounts(reserves)
  const named = sums
    .slice(0, MAX_NAMED)
    .map(({ ticker, amount }) => `${formatAmount(amount)} ${ticker}`)
  const others = sums.length - named.length
  if (others > 0) named.push(formatCount(others, 'other material'))
  return (
    <p className="quiet">
      Reserved for contracts, not counted as stock: {named.join(', ')}.{' '}
      <Link to="/contracts">Contracts</Link>
    </p>
  )
}
