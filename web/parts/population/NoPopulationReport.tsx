import { Button } from '../../ui/Button.tsx'

/** In place of the button that opens a report, where there is none. */
export function NoPopulationReport({ reason }: { reason: string }) {
  return (
    <Button size="small" variant="danger" disabled title={reason}>
      No POPR
    </Button>
  )
}
