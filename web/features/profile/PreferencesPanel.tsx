import { useQuery } from '@tanstack/react-query'
import { CURRENCIES } from '../../../engine/game/constants/currencies.ts'
import type { Preferences } from '../../../engine/game/preferences.ts'
import { cxQueries } from '../../api/queries/cx.ts'
import { empireQueries } from '../../api/queries/empires.ts'
import { useServerTakesErrors } from '../../session/error-reports.ts'
import { setPreference, usePreferences } from '../../session/preferences.ts'
import { useSession } from '../../session/session.ts'
import { Switch } from '../../ui/field/Checkbox.tsx'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { Columns } from '../../ui/layout/Columns.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { CurrencyRate } from '../cx/CurrencyRate.tsx'
import { RefillInput } from '../order-books/RefillInput.tsx'
import { TRANSFER_ORIGINS } from '../transfer/transfer-origins.ts'
import { FiguresPreference } from './FiguresPreference.tsx'
import { UuidSelect } from './UuidSelect.tsx'

const START_PAGES = [
  { value: 'empire', label: 'Empire' },
  { value: 'today', label: 'Today' },
] as const

/** Kept in this browser and in force at once: there is nothing to save. */
export function PreferencesPanel() {
  const preferences = usePreferences()
  const { hasFio } = useSession()
  const days = (name: 'burnDaysRed' | 'burnDaysYellow' | 'burnResupplyDays', label: string) => (
    <NumberInput
      label={label}
      min={0}
      value={preferences[name]}
      onValue={(value) => setPreference(name, value)}
      suffix="days"
    />
  )
  return (
    <Panel title="Preferences" note="kept in this browser">
      <Stack gap={4}>
        <Columns least={240} gap={4}>
          <UuidSelect
            label="Default Empire"
            query={useQuery(empireQueries.all())}
            value={preferences.defaultEmpireUuid}
            onValue={(uuid) => setPreference('defaultEmpireUuid', uuid)}
          />
          <UuidSelect
            label="Default CX"
            query={useQuery(cxQueries.all())}
            value={preferences.defaultCXUuid}
            onValue={(uuid) => setPreference('defaultCXUuid', uuid)}
          />
          {days('burnDaysRed', 'FIO Burn red, at or below')}
          {days('burnDaysYellow', 'FIO Burn yellow, at or below')}
          {days('burnResupplyDays', 'Resupply')}
          <RefillInput />
          <XitOrigin preferences={preferences} />
          {hasFio && (
            <Select
              label="Start page"
              options={START_PAGES}
              value={preferences.startPage}
              onValue={(page) => setPreference('startPage', page)}
            />
          )}
        </Columns>
        <details open={Object.keys(preferences.currencyRates).length > 0}>
          <summary>Currencies</summary>
          <Columns least={240} gap={4}>
            {CURRENCIES.map((currency) => (
              <CurrencyRate key={currency} currency={currency} />
            ))}
          </Columns>
        </details>
        <Stack>
          <FiguresPreference />
          <Switch
            label="XIT: buy items from CX"
            checked={preferences.defaultBuyItemsFromCX}
            onChecked={(checked) => setPreference('defaultBuyItemsFromCX', checked)}
          />
          <ErrorReportsPreference />
          {preferences.burnDaysRed > preferences.burnDaysYellow && (
            <p className="warn">Red lies above yellow: every base that burns turns red at once.</p>
          )}
        </Stack>
      </Stack>
    </Panel>
  )
}

function XitOrigin({ preferences }: { preferences: Preferences }) {
  return (
    <Select
      label="XIT Origin"
      options={TRANSFER_ORIGINS}
      value={preferences.burnOrigin}
      onValue={(origin) => setPreference('burnOrigin', origin)}
    />
  )
}

/** Shown where the server wants to hear of errors. */
function ErrorReportsPreference() {
  const { reportErrors } = usePreferences()
  if (!useServerTakesErrors()) return null
  return (
    <Switch
      label="Send errors of the page to this server, without anything of your account or plans"
      checked={reportErrors === 'yes'}
      onChecked={(checked) => setPreference('reportErrors', checked ? 'yes' : 'no')}
    />
  )
}
