import type { Plan } from '../../../../../engine/game/plan.ts'
import { Combobox } from '../../../../ui/field/Combobox.tsx'

export function AddPlan({
  plans,
  isFull,
  onPlan,
}: {
  plans: readonly Plan[]
  isFull: boolean
  onPlan: (uuid: string) => void
}) {
  return (
    <Combobox
      label="Add a plan"
      hideLabel
      placeholder={isFull ? 'Four plans is the maximum' : 'Add a plan…'}
      disabled={isFull || plans.length === 0}
      options={plans.map(({ uuid, name, planet_id }) => ({
        value: uuid,
        label: name,
        hint: planet_id,
      }))}
      value={null}
      onValue={onPlan}
    />
  )
}
