// The homepage loads these, so what only players' pages show has a file of its own.
import { circle, icon, rect } from './icon.ts'

export const PlusIcon = icon('M8 3v10M3 8h10')
export const MinusIcon = icon('M3 8h10')
export const CloseIcon = icon('m4 4 8 8M12 4l-8 8')
export const RefreshIcon = icon('M13.5 8A5.5 5.5 0 1 1 11.7 4M13.5 2.5v3h-3')
export const SunIcon = icon(
  circle(8, 8, 2.8),
  'M8 1.5V3M8 13v1.5M1.5 8H3M13 8h1.5M3.4 3.4l1 1M11.6 11.6l1 1M12.6 3.4l-1 1M4.4 11.6l-1 1',
)
export const MoonIcon = icon('M13.5 9.7A6 6 0 0 1 6.3 2.5a6 6 0 1 0 7.2 7.2Z')
export const SystemThemeIcon = icon(rect(1.5, 3, 13, 8, 1), 'M5.5 13.5h5')
