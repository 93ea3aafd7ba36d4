import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useObservable } from '../browser/observable.ts'
import { todayCount } from '../session/today-count.ts'
import { Badge } from '../ui/figure/Badge.tsx'
import { MenuIcon } from '../ui/icons/places.tsx'
import { Drawer } from '../ui/overlay/Drawer.tsx'
import { NavigationFooter } from './NavigationFooter.tsx'
import { NavigationList } from './NavigationList.tsx'
import styles from './PhoneBar.module.css'
import { OpenPalette } from './palette/OpenPalette.tsx'
import { useNavigation } from './use-navigation.ts'

export function PhoneBar() {
  const [isOpen, setOpen] = useState(false)
  const { phone, open } = useNavigation()
  const things = useObservable(todayCount)
  return (
    <nav aria-label="Quick" className={styles.bar}>
      {phone.map(({ to, label, icon: EntryIcon }) => (
        <Link
          key={label}
          to={to}
          aria-current={label === open?.entry.label ? 'page' : undefined}
          className={styles.item}
        >
          <EntryIcon size={18} />
          <span>
            {label}
            {to === '/today' && things > 0 && (
              <Badge count={things} label={things === 1 ? 'task' : 'tasks'} />
            )}
          </span>
        </Link>
      ))}
      <button
        type="button"
        className={styles.item}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <MenuIcon size={18} />
        More
      </button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title="Perigee">
        <OpenPalette onOpened={() => setOpen(false)} />
        <NavigationList onChosen={() => setOpen(false)} />
        <NavigationFooter />
      </Drawer>
    </nav>
  )
}
