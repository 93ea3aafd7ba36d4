import { createFileRoute } from '@tanstack/react-router'
import { ProductionChainScreen } from '../../features/production-chain/ProductionChainScreen.tsx'

export const Route = createFileRoute('/_shell/production-chain')({
  staticData: { title: 'Production Chains' },
  component: ProductionChainScreen,
})
