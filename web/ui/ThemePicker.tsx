import { MoonIcon, SunIcon, SystemThemeIcon } from './icons/places.tsx'
import { Segmented } from './Segmented.tsx'
import { chooseTheme, useThemeChoice } from './theme.ts'

const CHOICES = [
  { value: 'dark', label: 'Dark', icon: <MoonIcon /> },
  { value: 'light', label: 'Light', icon: <SunIcon /> },
  { value: 'system', label: 'As the system', icon: <SystemThemeIcon /> },
] as const

export function ThemePicker() {
  return (
    <Segmented label="Theme" choices={CHOICES} value={useThemeChoice()} onValue={chooseTheme} />
  )
}
