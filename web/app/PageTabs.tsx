import { Link, useLocation } from '@tanstack/react-router'
import { classes } from '../ui/classes.ts'
import tabStyles from '../ui/layout/Tabs.module.css'
import type { PageLink } from './navigation.ts'
import styles from './PageTabs.module.css'
import { useNavigation } from './use-navigation.ts'

/** The pages of the open entry, if it has several. */
export function PageTabs() {
  const { open } = useNavigation()
  const pathname = useLocation({ select: (location) => location.pathname })
  const tabs = open?.entry.tabs ?? []
  if (!open || tabs.length < 2) return null
  return (
    <nav
      aria-label={`Pages of ${open.entry.label}`}
      className={classes(tabStyles.list, styles.tabs)}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          to={tab.to}
          search={tab.to === pathname ? inSearch(tab, tabs) : (tab.search ?? {})}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={tab === open.tab ? 'page' : undefined}
          className={classes(tabStyles.tab, styles.tab)}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}

/** Another view of the same page keeps what the player has entered there. */
function inSearch(tab: PageLink, tabs: readonly PageLink[]) {
  const views = Object.fromEntries(
    tabs.flatMap(({ search }) => Object.keys(search ?? {}).map((key) => [key, undefined])),
  )
  return (entered: Record<string, unknown>) => ({ ...entered, ...views, ...tab.search })
}
