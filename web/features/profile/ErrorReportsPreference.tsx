import { useServerTakesErrors } from '../../session/error-reports.ts'
import { setPreference, usePreferences } from '../../session/preferences.ts'
import { Switch } from '../../ui/field/Checkbox.tsx'

/** Shown where the server wants to hear of errors. */
export function ErrorReportsPreference() {
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
