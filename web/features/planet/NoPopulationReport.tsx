import { Button } from '../../ui/Button.tsx'

export function NoPopulationReport({ reason }: { reason: string }) {
  return (
    <Button size="small" variant="danger" disabled title={reason}>
      No POPR
    </Button>
  )
}
