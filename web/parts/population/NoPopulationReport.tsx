import { Button } from '../../ui/Button.tsx'

/** Replaces the button that opens a report, if there is none. */
export function NoPopulationReport({ reason }: { reason: string }) {
  return (
    <Button size="small" variant="danger" disabled title={reason}>
      No POPR
    </Button>
  )
}
