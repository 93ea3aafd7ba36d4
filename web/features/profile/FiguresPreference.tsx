import type { RulesName } from '../../../engine/game/constants/rules.ts'
import { setPreference, usePreferences } from '../../session/preferences.ts'
import { RadioGroup } from '../../ui/field/Segmented.tsx'

const BOOKS: readonly { value: RulesName; label: string }[] = [
  { value: 'classic', label: 'Classic: as older planners show them' },
  { value: 'accurate', label: 'Accurate: as the game makes them' },
]

export function FiguresPreference() {
  const { figures } = usePreferences()
  return (
    <RadioGroup
      label="Figures"
      choices={BOOKS}
      value={figures}
      onValue={(book) => setPreference('figures', book)}
    />
  )
}
