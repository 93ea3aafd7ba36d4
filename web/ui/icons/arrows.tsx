import { Icon, type IconProps } from './Icon.tsx'

export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 6 4 4 4-4" />
  </Icon>
)

export const ChevronUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 10 4-4 4 4" />
  </Icon>
)

export const ChevronLeftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m10 4-4 4 4 4" />
  </Icon>
)

export const ChevronRightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 4 4 4-4 4" />
  </Icon>
)

export const SortIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 6 3-3 3 3M5 10l3 3 3-3" />
  </Icon>
)
