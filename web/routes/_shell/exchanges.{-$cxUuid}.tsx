import { createFileRoute } from '@tanstack/react-router'
import { ExchangesScreen } from '../../features/exchanges/ExchangesScreen.tsx'
import { ExchangesSearch } from '../../features/exchanges/exchanges-search.ts'

export const Route = createFileRoute('/_shell/exchanges/{-$cxUuid}')({
  staticData: { title: 'Exchanges' },
  validateSearch: ExchangesSearch,
  component: ExchangesScreen,
})
