import type { RulesName } from '../../../../engine/reference/rules.ts'
import { setPreference, usePreferences } from '../../../store/preferences.ts'
import { RadioGroup } from '../../../ui/Segmented.tsx'

const BOOKS: readonly { value: RulesName; label: string }[] = [
  { value: 'documented', label: 'As documented: the figures that older tools show' },
  { value: 'corrected', label: 'Corrected: what the game does, where the two differ' },
]

/** Which rule book every screen calculates by. */
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
