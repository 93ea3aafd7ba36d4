import { circle, icon } from './icon.ts'

export const EyeIcon = icon(
  'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8Z',
  circle(8, 8, 2),
)
export const EyeOffIcon = icon(
  'M6.5 3.7A6.6 6.6 0 0 1 8 3.5c4 0 6.5 4.5 6.5 4.5a11 11 0 0 1-1.8 2.3M4.2 4.6A10.4 10.4 0 0 0 1.5 8S4 12.5 8 12.5c1.4 0 2.6-.5 3.6-1.2M6.6 6.7a2 2 0 0 0 2.8 2.7M2 2l12 12',
)
