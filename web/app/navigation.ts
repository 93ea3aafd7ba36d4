import type { RegisteredRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { IconProps } from '../ui/icons/icon.ts'
import {
  AdvisorIcon,
  ApiIcon,
  BurnIcon,
  ChainIcon,
  EmpireIcon,
  ExchangeIcon,
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

export interface PageLink {
  label: string
  to: keyof RegisteredRouter['routesByPath']
  /** Which view of the page it is, if the page has several. */
  search?: Readonly<Record<string, string>>
  /** Shown only if the profile has a FIO key and a game username. */
  needsFio?: true
  /** Shown only while an update of the game touches the player's plans. */
  needsUpdate?: true
}

export interface NavigationEntry extends PageLink {
  icon: ComponentType<IconProps>
  /** The tabs of an entry with several pages; the entry itself leads to the first. */
  tabs?: readonly PageLink[]
}

export interface NavigationGroup {
  label: string
  entries: readonly NavigationEntry[]
}

/** Logout is listed in the Account group too, but is an action rather than a page. */
const NAVIGATION: readonly NavigationGroup[] = [
  {
    label: 'Planning',
    entries: [
      {
        label: 'Today',
        icon: TodayIcon,
        to: '/today',
        tabs: [
          { label: 'Today', to: '/today' },
          { label: 'Visit plan', to: '/fio/burn', search: { view: 'visits' }, needsFio: true },
          { label: 'Alerts', to: '/alerts' },
          { label: 'Game update', to: '/updates', needsUpdate: true },
        ],
      },
      { label: 'Empire', icon: EmpireIcon, to: '/empire/{-$empireUuid}' },
      { label: 'Planet Search', icon: PlanetIcon, to: '/search' },
      { label: 'Management', icon: ManageIcon, to: '/manage' },
      { label: 'Exchanges', icon: ExchangeIcon, to: '/exchanges/{-$cxUuid}' },
    ],
  },
  {
    label: 'Tools',
    entries: [
      {
        label: 'Advisor',
        icon: AdvisorIcon,
        to: '/advisor',
        tabs: [
          { label: 'Best base', to: '/advisor' },
          { label: 'Best planet', to: '/advisor', search: { section: 'planets' } },
          { label: 'Best empire', to: '/best-empire' },
          { label: 'Expansion', to: '/advisor', search: { section: 'expansion' } },
          { label: 'Target', to: '/advisor', search: { section: 'target' } },
        ],
      },
      {
        label: 'Market Exploration',
        icon: MarketIcon,
        to: '/market-exploration',
        tabs: [
          { label: 'Market', to: '/market-exploration' },
          { label: 'Arbitrage', to: '/arbitrage' },
        ],
      },
      {
        label: 'Recipe ROI',
        icon: RoiIcon,
        to: '/roi-overview',
        tabs: [
          { label: 'Recipes', to: '/roi-overview' },
          { label: 'Atlas', to: '/atlas' },
        ],
      },
      { label: 'Resource ROI', icon: ResourceIcon, to: '/resource-roi-overview' },
      {
        label: 'HQ Calculator',
        icon: HqIcon,
        to: '/hq-upgrade-calculator',
        tabs: [
          { label: 'HQ upgrade', to: '/hq-upgrade-calculator' },
          { label: 'Government', to: '/government' },
        ],
      },
      { label: 'Production Chains', icon: ChainIcon, to: '/production-chain' },
      {
        label: 'Fleet',
        icon: ShipIcon,
        to: '/ships',
        tabs: [
          { label: 'Ships', to: '/ships' },
          { label: 'Contracts', to: '/contracts', needsFio: true },
        ],
      },
      { label: 'FIO Burn', icon: BurnIcon, to: '/fio/burn', needsFio: true },
      { label: 'FIO Repair', icon: RepairIcon, to: '/fio/repair', needsFio: true },
    ],
  },
  {
    label: 'Account',
    entries: [
      { label: 'API', icon: ApiIcon, to: '/api' },
      { label: 'Profile', icon: ProfileIcon, to: '/profile' },
      { label: 'Help', icon: HelpIcon, to: '/help' },
    ],
  },
]

/** The entries that fit a phone's bar. */
const PHONE_ENTRIES = ['Today', 'Empire', 'Planet Search', 'Advisor']

interface Visitor {
  hasFio: boolean
  hasUpdate: boolean
}

interface Address {
  pathname: string
  search: Readonly<Record<string, unknown>>
}

export function navigationFor(visitor: Visitor): readonly NavigationGroup[] {
  return NAVIGATION.map((group) => ({
    ...group,
    entries: group.entries
      .filter((entry) => isOpenTo(visitor, entry))
      .map(({ tabs, ...entry }) =>
        tabs ? { ...entry, tabs: tabs.filter((tab) => isOpenTo(visitor, tab)) } : entry,
      ),
  }))
}

export function phoneEntries(visitor: Visitor): readonly NavigationEntry[] {
  const entries = navigationFor(visitor).flatMap((group) => group.entries)
  return PHONE_ENTRIES.flatMap((label) => entries.find((entry) => entry.label === label) ?? [])
}

/** Every page once: entries without tabs, and the tabs of the others. */
export function pagesFor(visitor: Visitor): readonly PageLink[] {
  return navigationFor(visitor)
    .flatMap((group) => group.entries)
    .flatMap(({ tabs, ...entry }) => tabs?.map((tab, i) => (i === 0 ? entry : tab)) ?? entry)
}

/**
 * The entry that an address belongs to, and its tab there. A tab that names its view has priority over one that does
 * not.
 */
export function openEntry(
  groups: readonly NavigationGroup[],
  address: Address,
): { entry: NavigationEntry; tab: PageLink | undefined } | undefined {
  const pages = groups
    .flatMap((group) => group.entries)
    .flatMap((entry) => (entry.tabs ?? [entry]).map((page) => ({ entry, page })))
    .filter(({ page }) => leadsTo(page, address))
  const found = pages.find(({ page }) => page.search) ?? pages[0]
  return found && { entry: found.entry, tab: found.entry.tabs && found.page }
}

const isOpenTo = ({ hasFio, hasUpdate }: Visitor, page: PageLink) =>
  (hasFio || !page.needsFio) && (hasUpdate || !page.needsUpdate)

function leadsTo({ to, search = {} }: PageLink, { pathname, search: found }: Address): boolean {
  const path = to.replace(/\/\{-.*/, '')
  return (
    (pathname === path || pathname.startsWith(`${path}/`)) &&
    Object.entries(search).every(([key, value]) => found[key] === value)
  )
}
