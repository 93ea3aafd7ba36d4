import type { Empire } from '../../../engine/game/empire.ts'
import { setPreference, usePreferences } from '../../session/preferences.ts'
import { MultiSelect } from '../../ui/field/MultiSelect.tsx'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { ownLabels } from '../../ui/field/options.ts'
import { Select } from '../../ui/field/Select.tsx'
import { Toolbar } from '../../ui/layout/Toolbar.tsx'
import { ALL_PLANS } from './burn-questions.ts'

/** Whose plans, which materials, and from how many days on a stock is short. */
export function BurnToolbar({
  empires,
  empire,
  onEmpire,
  tickers,
  chosenTickers,
  onTickers,
}: {
  empires: readonly Empire[]
  empire: string
  onEmpire: (uuid: string) => void
  tickers: readonly string[]
  chosenTickers: readonly string[]
  onTickers: (tickers: string[]) => void
}) {
  const preferences = usePreferences()
  const threshold = (
    name: 'burnDaysRed' | 'burnDaysYellow' | 'burnResupplyDays',
    label: string,
  ) => (
    <div style={{ width: 132 }}>
      <NumberInput
        label={label}
        value={preferences[name]}
        onValue={(days) => setPreference(name, days)}
        suffix="days"
        hideButtons
      />
    </div>
  )
  return (
    <Toolbar label="Burn filters">
      <div style={{ width: 180 }}>
        <Select
          label="Plans of"
          options={[
            { value: ALL_PLANS, label: 'All plans' },
            ...empires.map(({ uuid, name }) => ({ value: uuid, label: name })),
          ]}
          value={empire}
          onValue={onEmpire}
        />
      </div>
      <div style={{ width: 220 }}>
        <MultiSelect
          label="Materials"
          placeholder="All materials"
          options={ownLabels(tickers)}
          values={chosenTickers}
          onValues={onTickers}
        />
      </div>
      {threshold('burnDaysRed', 'Red, at or below')}
      {threshold('burnDaysYellow', 'Yellow, at or below')}
      {threshold('burnResupplyDays', 'Resupply')}
    </Toolbar>
  )
}
