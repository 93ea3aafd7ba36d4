import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useObservable } from '../browser/observable.ts'
import { useSession } from '../session/session.ts'
import { todayCount } from '../session/today-count.ts'
import { Badge } from '../ui/Badge.tsx'
import { Drawer } from '../ui/Drawer.tsx'
import { SearchIcon } from '../ui/icons/actions.tsx'
import { MenuIcon } from '../ui/icons/places.tsx'
import { NavigationFooter } from './NavigationFooter.tsx'
import { NavigationList } from './NavigationList.tsx'
import { navigationFor } from './navigation.ts'
import styles from './PhoneBar.module.css'
import { paletteOpen } from './palette/palette-state.ts'

export function PhoneBar() {
  const [isOpen, setOpen] = useState(false)
  const { hasFio } = useSession()
  const things = useObservable(todayCount)
  const withinReach = navigationFor({ hasFio, hasUpdate: false })[0]?.entries.slice(0, 3) ?? []
  return (
    <nav aria-label="Quick" className={styles.bar}>
      {withinReach.map(({ to, label, icon: EntryIcon }) => (
        <Link key={label} to={to} className={styles.item}>
          <EntryIcon size={18} />
          <span>
            {label}
            {to === '/today' && things > 0 && (
              <Badge count={things} label={things === 1 ? 'thing to do' : 'things to do'} />
            )}
          </span>
        </Link>
      ))}
      <button type="button" className={styles.item} onClick={() => paletteOpen.set(true)}>
        <SearchIcon size={18} />
        Jump to
      </button>
      <button
        type="button"
        className={styles.item}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <MenuIcon size={18} />
        Menu
      </button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title="Perigee">
        <NavigationList onChosen={() => setOpen(false)} />
        <NavigationFooter />
      </Drawer>
    </nav>
  )
}
