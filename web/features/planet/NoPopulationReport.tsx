import { Button } from '../../ui/field/Button.tsx'

export function NoPopulationReport({ reason }: { reason: string }) {
  return (
    <Button size="small" variant="danger" disabled title={reason}>
      No POPR
    </Button>
  )
}
