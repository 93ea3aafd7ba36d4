import { setPlanPreference } from '../../../session/preferences.ts'
import { Checkbox } from '../../../ui/field/Checkbox.tsx'
import { useShownPlan } from './shown-plan.ts'

/** Kept with a stored plan of one's own; a new plan and a plan of somebody else include the core module. */
export function CoreModuleChoice() {
  const { planUuid, isReadOnly, context } = useShownPlan()
  if (planUuid === null || isReadOnly) return null
  return (
    <Checkbox
      label="Include core module"
      checked={context.planPreferences.includeCM}
      onChecked={(includeCM) => setPlanPreference(planUuid, 'includeCM', includeCM)}
    />
  )
}
