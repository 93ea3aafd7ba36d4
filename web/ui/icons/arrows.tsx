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

export const ArrowRightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 8h11M9.5 4l4 4-4 4" />
  </Icon>
)

export const ExternalIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.5 3H3v10h10V9.5M9.5 2.5h4v4M13.5 2.5 7.5 8.5" />
  </Icon>
)
