import { createFileRoute } from '@tanstack/react-router'
import { MarketExplorationScreen } from '../../features/market-exploration/MarketExplorationScreen.tsx'

export const Route = createFileRoute('/_shell/market-exploration')({
  staticData: { title: 'Market Exploration' },
  component: MarketExplorationScreen,
})
