import { Stack } from '../../ui/layout/Stack.tsx'
import { Drawer } from '../../ui/overlay/Drawer.tsx'
import type { FlightPlan } from '../fleet/flight-plan/use-flight-plan.ts'
import { OwnShips } from '../fleet/OwnShips.tsx'
import { VisitFields } from './VisitFields.tsx'

export function VisitSettingsDrawer({
  flights,
  isOpen,
  onClose,
}: {
  flights: FlightPlan
  isOpen: boolean
  onClose: () => void
}) {
  return (
    <Drawer
      open={isOpen}
      width="wide"
      onClose={onClose}
      title="Ships and settings of the visit plan"
      description="Ships fly to the station first, presets are there; all fly with a full hold."
    >
      {isOpen && (
        <Stack gap={4}>
          <VisitFields flights={flights} />
          <OwnShips />
        </Stack>
      )}
    </Drawer>
  )
}
