import { circle, icon, rect } from './icon.ts'

export const EmpireIcon = icon(circle(8, 8, 2), 'M14 8A6 6 0 1 1 9.5 2.2', circle(12.5, 4, 1.2))
export const AdvisorIcon = icon(
  'M8 2a4.2 4.2 0 0 1 2.3 7.7v1.8H5.7V9.7A4.2 4.2 0 0 1 8 2ZM6 13.8h4',
)
export const PlanetIcon = icon(
  circle(8, 8, 4),
  'M4.5 10.2C2.3 11.7 1 12.9 1.4 13.6c.6 1 4.1-.4 7.8-3.1s6.2-5.7 5.5-6.7c-.4-.6-2 0-4.2 1.2',
)
export const ManageIcon = icon(
  'M2.5 4.5h5M11.5 4.5h2M2.5 11.5h2M8.5 11.5h5',
  circle(9.5, 4.5, 1.8),
  circle(6.5, 11.5, 1.8),
)
export const ExchangeIcon = icon('M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13')
export const MarketIcon = icon(
  'M4 2.5v2M4 10.5v3M12 3v3M12 11v2.5M8 4v2M8 9.5v2',
  rect(2.8, 4.5, 2.4, 6),
  rect(6.8, 6, 2.4, 3.5),
  rect(10.8, 6, 2.4, 5),
)
export const RoiIcon = icon('M2.5 2.5v11h11M5 10.5l3-3.5 2 2 3.5-4.5')
export const ResourceIcon = icon('M8 2 13.5 6 8 14 2.5 6 8 2ZM2.5 6h11M8 14 5.8 6 8 2l2.2 4L8 14Z')
export const HqIcon = icon(
  'M3 13.5v-9l5-2.5 5 2.5v9M1.5 13.5h13M6.5 13.5v-3h3v3M6 6.5h.01M10 6.5h.01M6 8.5h.01M10 8.5h.01',
)
export const ChainIcon = icon(
  rect(1.5, 6, 4, 4, 0.8),
  rect(10.5, 2, 4, 4, 0.8),
  rect(10.5, 10, 4, 4, 0.8),
  'M5.5 8h2.5M8 4v8M8 4h2.5M8 12h2.5',
)
export const BurnIcon = icon(
  'M8 14c2.8 0 4.5-1.8 4.5-4.3C12.5 6.5 9.5 5.5 9 2 6.5 3.5 6.8 6 6.8 6S5.5 6 5.2 4.8C4 6 3.5 7.8 3.5 9.7 3.5 12.2 5.2 14 8 14Z',
)
export const RepairIcon = icon(
  <path
    d="M10 6 3.2 12.8a1.3 1.3 0 0 1-1.9-1.9L8 4.2a3.5 3.5 0 0 1 4.7-2.4L10.5 4 12 5.5l2.2-2.2A3.5 3.5 0 0 1 10 6Z"
    transform="translate(.5 .8)"
  />,
)
export const ApiIcon = icon('M5 4 1.5 8 5 12M11 4l3.5 4L11 12M9.2 3l-2.4 10')
export const ProfileIcon = icon(circle(8, 5.5, 2.8), 'M2.5 13.5c.5-3 2.6-4.3 5.5-4.3s5 1.3 5.5 4.3')
export const MenuIcon = icon('M2.5 4h11M2.5 8h11M2.5 12h11')
export const SidebarIcon = icon(rect(2, 2.5, 12, 11, 1), 'M6 2.5v11')
export const ShipIcon = icon(
  'M8 1.5c2.3 2 3 4.5 3 7.5v2H5V9c0-3 .7-5.5 3-7.5ZM5 8l-2.5 2.5v2L5 11.5M11 8l2.5 2.5v2L11 11.5M7 13.5h2',
  circle(8, 6.2, 1),
)
export const TodayIcon = icon(
  rect(2.5, 3.5, 11, 10, 1.5),
  'M2.5 6.5h11M5.5 2v2.5M10.5 2v2.5M5.5 10l1.8 1.8 3.2-3.3',
)
