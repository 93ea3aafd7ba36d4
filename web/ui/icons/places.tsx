import { Icon, type IconProps } from './Icon.tsx'

export const EmpireIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="8" cy="8" r="2" />
    <path d="M14 8A6 6 0 1 1 9.5 2.2" />
    <circle cx="12.5" cy="4" r="1.2" />
  </Icon>
)

export const AdvisorIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 2a4.2 4.2 0 0 1 2.3 7.7v1.8H5.7V9.7A4.2 4.2 0 0 1 8 2ZM6 13.8h4" />
  </Icon>
)

export const PlanetIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="8" cy="8" r="4" />
    <path d="M4.5 10.2C2.3 11.7 1 12.9 1.4 13.6c.6 1 4.1-.4 7.8-3.1s6.2-5.7 5.5-6.7c-.4-.6-2 0-4.2 1.2" />
  </Icon>
)

export const ManageIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 4.5h5M11.5 4.5h2M2.5 11.5h2M8.5 11.5h5" />
    <circle cx="9.5" cy="4.5" r="1.8" />
    <circle cx="6.5" cy="11.5" r="1.8" />
  </Icon>
)

export const ExchangeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13" />
  </Icon>
)

export const MarketIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 2.5v2M4 10.5v3M12 3v3M12 11v2.5M8 4v2M8 9.5v2" />
    <rect x="2.8" y="4.5" width="2.4" height="6" />
    <rect x="6.8" y="6" width="2.4" height="3.5" />
    <rect x="10.8" y="6" width="2.4" height="5" />
  </Icon>
)

export const RoiIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 2.5v11h11M5 10.5l3-3.5 2 2 3.5-4.5" />
  </Icon>
)

export const ResourceIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 2 13.5 6 8 14 2.5 6 8 2ZM2.5 6h11M8 14 5.8 6 8 2l2.2 4L8 14Z" />
  </Icon>
)

export const HqIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 13.5v-9l5-2.5 5 2.5v9M1.5 13.5h13M6.5 13.5v-3h3v3M6 6.5h.01M10 6.5h.01M6 8.5h.01M10 8.5h.01" />
  </Icon>
)

export const ChainIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="1.5" y="6" width="4" height="4" rx="0.8" />
    <rect x="10.5" y="2" width="4" height="4" rx="0.8" />
    <rect x="10.5" y="10" width="4" height="4" rx="0.8" />
    <path d="M5.5 8h2.5M8 4v8M8 4h2.5M8 12h2.5" />
  </Icon>
)

export const BurnIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 14c2.8 0 4.5-1.8 4.5-4.3C12.5 6.5 9.5 5.5 9 2 6.5 3.5 6.8 6 6.8 6S5.5 6 5.2 4.8C4 6 3.5 7.8 3.5 9.7 3.5 12.2 5.2 14 8 14Z" />
  </Icon>
)

export const RepairIcon = (props: IconProps) => (
  <Icon {...props}>
    <path
      d="M10 6 3.2 12.8a1.3 1.3 0 0 1-1.9-1.9L8 4.2a3.5 3.5 0 0 1 4.7-2.4L10.5 4 12 5.5l2.2-2.2A3.5 3.5 0 0 1 10 6Z"
      transform="translate(.5 .8)"
    />
  </Icon>
)

export const ApiIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 4 1.5 8 5 12M11 4l3.5 4L11 12M9.2 3l-2.4 10" />
  </Icon>
)

export const ProfileIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="8" cy="5.5" r="2.8" />
    <path d="M2.5 13.5c.5-3 2.6-4.3 5.5-4.3s5 1.3 5.5 4.3" />
  </Icon>
)

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 4h11M2.5 8h11M2.5 12h11" />
  </Icon>
)

export const SidebarIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="2" y="2.5" width="12" height="11" rx="1" />
    <path d="M6 2.5v11" />
  </Icon>
)

export const ShipIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 1.5c2.3 2 3 4.5 3 7.5v2H5V9c0-3 .7-5.5 3-7.5ZM5 8l-2.5 2.5v2L5 11.5M11 8l2.5 2.5v2L11 11.5M7 13.5h2" />
    <circle cx="8" cy="6.2" r="1" />
  </Icon>
)

export const TodayIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="2.5" y="3.5" width="11" height="10" rx="1.5" />
    <path d="M2.5 6.5h11M5.5 2v2.5M10.5 2v2.5M5.5 10l1.8 1.8 3.2-3.3" />
  </Icon>
)
