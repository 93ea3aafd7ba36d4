import { createFileRoute } from '@tanstack/react-router'
import { ResourceRoiScreen } from '../../features/resource-roi-overview/ResourceRoiScreen.tsx'

export const Route = createFileRoute('/_shell/resource-roi-overview')({
  staticData: { title: 'Resource ROI' },
  component: ResourceRoiScreen,
})
