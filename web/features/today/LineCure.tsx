import { Link } from '@tanstack/react-router'
import { CONFIGURE_ON_EXECUTION } from '../../../engine/game/preferences.ts'
import type { CashCure, TodayLine } from '../../../engine/today/line.ts'
import { markOrdersSeen } from '../../session/seen-orders.ts'
import { Button, buttonClass } from '../../ui/field/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { ReserveButton } from '../contracts/ReserveButton.tsx'
import { SellStockButton } from '../fleet/SellStockButton.tsx'
import { TransferOrder } from '../transfer/TransferOrder.tsx'

export function LineCure({ line }: { line: TodayLine }) {
  const { what, place, planetNaturalId } = line
  switch (what.kind) {
    case 'runs out':
      return (
        <Row gap={2} wrap>
          <TransferOrder
            name={`Supplies for ${place}`}
            materials={what.bring}
            planetNaturalId={planetNaturalId}
          />
          <VisitPlan place={place} />
        </Row>
      )
    case 'storage full':
      return (
        <Row gap={2} wrap>
          <TransferOrder
            name={`Products of ${place}`}
            materials={what.collect}
            origin={CONFIGURE_ON_EXECUTION}
          />
          <SellStockButton
            place={place ?? ''}
            stocks={what.collect}
            from={planetNaturalId ?? undefined}
          />
          <VisitPlan place={place} />
        </Row>
      )
    case 'repair':
      return (
        <TransferOrder
          name={`Repairs for ${place}`}
          materials={what.materials}
          planetNaturalId={planetNaturalId}
        />
      )
    case 'ships':
      return <VisitPlan place={null} />
    case 'ship arrives':
      return (
        <Row gap={2} wrap>
          {what.cargo.length > 0 && (
            <TransferOrder
              name={`Unload ${what.ship}`}
              materials={what.cargo}
              origin={CONFIGURE_ON_EXECUTION}
            />
          )}
          <VisitPlan place={what.to} />
        </Row>
      )
    case 'contract': {
      const { contractId: contract, conditionId: condition, at, goods } = what
      return (
        <Stack gap={2} align="start">
          {goods && <ReserveButton {...{ contract, condition, at, goods }} />}
          <Link
            to="/contracts"
            search={{ contract, condition }}
            className={buttonClass({ size: 'small' })}
            aria-label={`Plan the flight for ${what.contract}`}
          >
            Plan the flight
          </Link>
        </Stack>
      )
    }
    case 'order beaten':
      return (
        <Link
          to="/market-exploration"
          search={{ tickers: what.ticker, exchanges: what.exchange }}
          className={buttonClass({ size: 'small' })}
        >
          {what.ticker} market
        </Link>
      )
    case 'orders filled':
      return (
        <Button size="small" onClick={() => markOrdersSeen(what.orders.map(({ id }) => id))}>
          Seen
        </Button>
      )
    case 'cash':
      return <CashCures cure={what.cure} />
    case 'unsatisfied':
      return (
        <Row gap={2} wrap>
          {what.bring.length > 0 && (
            <TransferOrder
              name={`Supplies for workers of ${place}`}
              materials={what.bring}
              planetNaturalId={planetNaturalId}
            />
          )}
          <OpenPlan line={line} />
        </Row>
      )
    case 'game changed':
      return (
        <Link to="/updates" className={buttonClass({ size: 'small' })}>
          What changed
        </Link>
      )
    default:
      return <OpenPlan line={line} />
  }
}

function CashCures({ cure: { buys, sale } }: { cure: CashCure }) {
  return (
    <Row gap={2} wrap>
      {buys.map(({ planetNaturalId, place, materials }) => (
        <Row key={planetNaturalId} gap={1}>
          <span className="quiet">{place}</span>
          <TransferOrder
            name={`Affordable supplies for ${place}`}
            {...{ materials, planetNaturalId }}
          />
        </Row>
      ))}
      {sale && (
        <Row gap={1}>
          <span className="quiet">{sale.place}</span>
          <SellStockButton place={sale.place} stocks={sale.materials} from={sale.planetNaturalId} />
        </Row>
      )}
    </Row>
  )
}

function OpenPlan({ line: { place, planetNaturalId, planUuid } }: { line: TodayLine }) {
  if (!planUuid || !planetNaturalId) return null
  return (
    <Link
      to="/plan/$planetNaturalId/{-$planUuid}"
      params={{ planetNaturalId, planUuid }}
      className={buttonClass({ size: 'small' })}
      aria-label={`Open plan of ${place}`}
    >
      Open plan
    </Link>
  )
}

const VisitPlan = ({ place }: { place: string | null }) => (
  <Link
    to="/fio/burn"
    search={{ view: 'visits' }}
    className={buttonClass({ size: 'small' })}
    aria-label={place === null ? 'Visit plan' : `Visit plan for ${place}`}
  >
    Visit plan
  </Link>
)
