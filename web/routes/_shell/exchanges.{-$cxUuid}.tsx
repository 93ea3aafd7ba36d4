import { createFileRoute } from '@tanstack/react-router'
import { ExchangesScreen } from '../../features/exchanges/ExchangesScreen.tsx'

export const Route = createFileRoute('/_shell/exchanges/{-$cxUuid}')({
  staticData: { title: 'Exchanges' },
  component: ExchangesScreen,
})
