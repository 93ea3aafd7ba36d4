import { icon } from './icon.ts'

export const ChevronDownIcon = icon('m4 6 4 4 4-4')
export const ChevronUpIcon = icon('m4 10 4-4 4 4')
export const ChevronLeftIcon = icon('m10 4-4 4 4 4')
export const ChevronRightIcon = icon('m6 4 4 4-4 4')
export const SortIcon = icon('m5 6 3-3 3 3M5 10l3 3 3-3')
