import { Link } from '@tanstack/react-router'
import { Brand } from '../features/page/Brand.tsx'
import { setPreference, usePreferences } from '../session/preferences.ts'
import { IconButton } from '../ui/field/IconButton.tsx'
import { SidebarIcon } from '../ui/icons/places.tsx'
import { NavigationFooter } from './NavigationFooter.tsx'
import { NavigationList } from './NavigationList.tsx'
import { OpenPalette } from './palette/OpenPalette.tsx'
import styles from './Sidebar.module.css'

export function Sidebar() {
  const isCollapsed = usePreferences().layoutNavigationStyle === 'collapsed'
  return (
    <aside className={styles.sidebar} data-collapsed={isCollapsed || undefined}>
      <div className={styles.top}>
        <Link to="/empire/{-$empireUuid}" className={styles.home}>
          <Brand markOnly={isCollapsed} />
        </Link>
        <IconButton
          label={isCollapsed ? 'Expand navigation' : 'Collapse navigation'}
          aria-expanded={!isCollapsed}
          icon={<SidebarIcon />}
          onClick={() => setPreference('layoutNavigationStyle', isCollapsed ? 'full' : 'collapsed')}
        />
      </div>
      <NavigationList isCollapsed={isCollapsed} />
      <div className={styles.palette}>
        <OpenPalette isCollapsed={isCollapsed} />
      </div>
      <NavigationFooter isCollapsed={isCollapsed} />
    </aside>
  )
}
