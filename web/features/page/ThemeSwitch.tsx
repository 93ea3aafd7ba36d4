import { IconButton } from '../../ui/field/IconButton.tsx'
import { MoonIcon, SunIcon, SystemThemeIcon } from '../../ui/icons/actions.tsx'
import { chooseTheme, type ThemeChoice, useThemeChoice } from '../../ui/theme.ts'

const NEXT: Record<ThemeChoice, ThemeChoice> = { dark: 'light', light: 'system', system: 'dark' }
const ICON = { dark: MoonIcon, light: SunIcon, system: SystemThemeIcon }
const NAME = { dark: 'dark', light: 'light', system: 'as the system' }

export function ThemeSwitch() {
  const choice = useThemeChoice()
  const Icon = ICON[choice]
  return (
    <IconButton
      label={`Theme: ${NAME[choice]}. Change to ${NAME[NEXT[choice]]}`}
      icon={<Icon />}
      onClick={() => chooseTheme(NEXT[choice])}
    />
  )
}
