import { useObservable } from '../../browser/observable.ts'
import { type Command, pageCommands } from '../../features/page/page-commands.ts'
import { setBook, useBookSettings } from '../../session/book-settings.ts'
import { switchFreight, useFreightByEmpire } from '../../session/freight-settings.ts'
import { setPreference, usePreferences } from '../../session/preferences.ts'
import { chooseTheme, useThemeChoice } from '../../ui/theme.ts'

/** Commands of the page come first, then those that every page has. */
export function useCommands(): readonly Command[] {
  const ofPage = useObservable(pageCommands)
  const isFreightOn = Object.values(useFreightByEmpire()).some(({ isOn }) => isOn)
  const book = useBookSettings()
  const { figures } = usePreferences()
  const theme = useThemeChoice()
  const otherFigures = figures === 'accurate' ? 'classic' : 'accurate'
  return [
    ...ofPage,
    {
      label: isFreightOn ? 'Freight off' : 'Freight on',
      note: 'all empires',
      run: () => switchFreight(!isFreightOn),
    },
    {
      label: book.isOn ? 'Against order books: off' : 'Against order books: on',
      run: () => setBook({ isOn: !book.isOn }),
    },
    {
      label: otherFigures === 'classic' ? 'Classic figures' : 'Accurate figures',
      run: () => setPreference('figures', otherFigures),
    },
    {
      label: theme === 'light' ? 'Dark theme' : 'Light theme',
      run: () => chooseTheme(theme === 'light' ? 'dark' : 'light'),
    },
  ]
}
