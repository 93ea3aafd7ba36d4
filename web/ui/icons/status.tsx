import { circle, icon, rect } from './icon.ts'

export const CheckIcon = icon('m3 8.5 3.5 3.5L13 4.5')
export const InfoIcon = icon(circle(8, 8, 6), 'M8 7.5V11M8 5h.01')
export const WarningIcon = icon('M8 2.5 14.5 13.5h-13L8 2.5ZM8 6.5v3.5M8 11.8h.01')
export const ErrorIcon = icon(circle(8, 8, 6), 'm6 6 4 4M10 6l-4 4')
export const SuccessIcon = icon(circle(8, 8, 6), 'm5.5 8.2 1.8 1.8 3.2-3.6')
export const ClockIcon = icon(circle(8, 8, 6), 'M8 4.5V8l2.5 1.5')
export const OfflineIcon = icon(
  'M2 2l12 12M4.5 9.5a5 5 0 0 1 3-1.4M2 7a8.6 8.6 0 0 1 3.2-2M11.5 9.5l-.9-.7M14 7a8.6 8.6 0 0 0-6-2.5M8 12.5h.01',
)
export const LockIcon = icon(rect(3, 7, 10, 6.5, 1), 'M5 7V5a3 3 0 0 1 6 0v2')
export const HelpIcon = icon(circle(8, 8, 6), 'M6.2 6.3A1.9 1.9 0 1 1 8 8.4v.8M8 11.3h.01')
