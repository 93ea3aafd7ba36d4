import { NotBuilt } from '../../parts/NotBuilt.tsx'

export function ResourceRoiScreen() {
  return (
    <NotBuilt
      title="Resource ROI"
      help="resource-roi-overview"
      coming={[
        'Every planet that has a material, by yield, profit and days until the base is paid',
      ]}
    />
  )
}
