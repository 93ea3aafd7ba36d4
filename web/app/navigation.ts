import type { RegisteredRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { RefreshIcon } from '../ui/icons/actions.tsx'
import type { IconProps } from '../ui/icons/Icon.tsx'
import {
  AdvisorIcon,
  AlertIcon,
  ApiIcon,
  ArbitrageIcon,
  AtlasIcon,
  BestEmpireIcon,
  BurnIcon,
  ChainIcon,
  EmpireIcon,
  ExchangeIcon,
  GovernmentIcon,
  HqIcon,
  ManageIcon,
  MarketIcon,
  PlanetIcon,
  ProfileIcon,
  RepairIcon,
  ResourceIcon,
  RoiIcon,
  ShipIcon,
  TodayIcon,
} from '../ui/icons/places.tsx'
import { HelpIcon } from '../ui/icons/status.tsx'

export interface NavigationEntry {
  label: string
  icon: ComponentType<IconProps>
  to: keyof RegisteredRouter['routesByPath']
  /** Shown only if the profile has a FIO key and a game username. */
  needsFio?: true
  /** Shown only while an update of the game touches the player's plans. */
  needsUpdate?: true
}

export interface NavigationGroup {
  label: string
  entries: readonly NavigationEntry[]
}

/** Logout stands below the Account group too, but is an action rather than a page. */
const NAVIGATION: readonly NavigationGroup[] = [
  {
    label: 'Planning',
    entries: [
      { label: 'Today', icon: TodayIcon, to: '/today', needsFio: true },
      { label: 'Empire', icon: EmpireIcon, to: '/empire/{-$empireUuid}' },
      { label: 'Planet Search', icon: PlanetIcon, to: '/search' },
      { label: 'Management', icon: ManageIcon, to: '/manage' },
      { label: 'Exchanges', icon: ExchangeIcon, to: '/exchanges/{-$cxUuid}' },
      { label: 'Game Update', icon: RefreshIcon, to: '/updates', needsUpdate: true },
    ],
  },
  {
    label: 'Tools',
    entries: [
      { label: 'Advisor', icon: AdvisorIcon, to: '/advisor' },
      { label: 'Best Empire', icon: BestEmpireIcon, to: '/best-empire' },
      { label: 'Market Exploration', icon: MarketIcon, to: '/market-exploration' },
      { label: 'Recipe ROI', icon: RoiIcon, to: '/roi-overview' },
      { label: 'Resource ROI', icon: ResourceIcon, to: '/resource-roi-overview' },
      { label: 'Atlas', icon: AtlasIcon, to: '/atlas' },
      { label: 'HQ Calculator', icon: HqIcon, to: '/hq-upgrade-calculator' },
      { label: 'Government', icon: GovernmentIcon, to: '/government' },
      { label: 'Production Chains', icon: ChainIcon, to: '/production-chain' },
      { label: 'Ships', icon: ShipIcon, to: '/ships' },
      { label: 'Arbitrage', icon: ArbitrageIcon, to: '/arbitrage' },
      { label: 'FIO Burn', icon: BurnIcon, to: '/fio/burn', needsFio: true },
      { label: 'FIO Repair', icon: RepairIcon, to: '/fio/repair', needsFio: true },
    ],
  },
  {
    label: 'Account',
    entries: [
      { label: 'Alerts', icon: AlertIcon, to: '/alerts' },
      { label: 'API', icon: ApiIcon, to: '/api' },
      { label: 'Profile', icon: ProfileIcon, to: '/profile' },
      { label: 'Help', icon: HelpIcon, to: '/help' },
    ],
  },
]

interface Visitor {
  hasFio: boolean
  hasUpdate: boolean
}

export function navigationFor({ hasFio, hasUpdate }: Visitor): readonly NavigationGroup[] {
  return NAVIGATION.map((group) => ({
    ...group,
    entries: group.entries.filter(
      (entry) => (hasFio || !entry.needsFio) && (hasUpdate || !entry.needsUpdate),
    ),
  }))
}
