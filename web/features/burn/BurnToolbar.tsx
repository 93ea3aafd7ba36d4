import type { ReactNode } from 'react'
import type { Empire } from '../../../engine/game/empire.ts'
import { setPreference, usePreferences } from '../../session/preferences.ts'
import { IconButton } from '../../ui/field/IconButton.tsx'
import { MultiSelect } from '../../ui/field/MultiSelect.tsx'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { ownLabels } from '../../ui/field/options.ts'
import { Select } from '../../ui/field/Select.tsx'
import { MoreIcon } from '../../ui/icons/records.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Toolbar } from '../../ui/layout/Toolbar.tsx'
import { Popover } from '../../ui/overlay/Popover.tsx'
import styles from './Burn.module.css'
import { ALL_PLANS } from './burn-questions.ts'

/** Whose plans, which materials, and from how many days on a stock is short. */
export function BurnToolbar({
  empires,
  empire,
  onEmpire,
  tickers,
  chosenTickers,
  onTickers,
  children,
}: {
  empires: readonly Empire[]
  empire: string
  onEmpire: (uuid: string) => void
  tickers: readonly string[]
  chosenTickers: readonly string[]
  onTickers: (tickers: string[]) => void
  /** Whose consumption counts. */
  children: ReactNode
}) {
  const preferences = usePreferences()
  const threshold = (
    name: 'burnDaysRed' | 'burnDaysYellow' | 'burnResupplyDays',
    label: string,
  ) => (
    <NumberInput
      label={label}
      value={preferences[name]}
      onValue={(days) => setPreference(name, days)}
      suffix="days"
    />
  )
  return (
    <Toolbar label="Burn filters">
      <div className={styles.field}>
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
      <div className={styles.field}>
        <MultiSelect
          label="Materials"
          placeholder="All materials"
          options={ownLabels(tickers)}
          values={chosenTickers}
          onValues={onTickers}
        />
      </div>
      <Popover
        title="Days"
        align="end"
        trigger={<IconButton label="Days of red, yellow and resupply" icon={<MoreIcon />} />}
      >
        <Stack gap={3}>
          {threshold('burnDaysRed', 'Red, at or below')}
          {threshold('burnDaysYellow', 'Yellow, at or below')}
          {threshold('burnResupplyDays', 'Resupply')}
        </Stack>
      </Popover>
      {children}
    </Toolbar>
  )
}
