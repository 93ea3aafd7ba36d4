import { Link, useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { useObservable } from '../browser/observable.ts'
import { logOut } from '../session/session.ts'
import { todayCount } from '../session/today-count.ts'
import { Badge } from '../ui/figure/Badge.tsx'
import { LogoutIcon } from '../ui/icons/records.tsx'
import styles from './NavigationList.module.css'
import type { NavigationEntry, NavigationGroup } from './navigation.ts'
import { useNavigation } from './use-navigation.ts'

/** Keeps the router from marking a second entry: the open one depends on the tabs of each. */
const BY_WHOLE_ADDRESS = { exact: true, includeSearch: true }

/** `onChosen` lets an overlay close after a choice. */
export function NavigationList({
  isCollapsed = false,
  onChosen,
}: {
  isCollapsed?: boolean
  onChosen?: () => void
}) {
  const { groups, open } = useNavigation()
  const things = useObservable(todayCount)
  const navigate = useNavigate()
  async function leave() {
    onChosen?.()
    await logOut()
    await navigate({ to: '/' })
  }
  return (
    <nav aria-label="Main" className={styles.navigation} data-collapsed={isCollapsed || undefined}>
      {groups.map((group) => (
        <Group key={group.label} group={group}>
          {group.entries.map((entry) => (
            <Entry
              key={entry.label}
              entry={entry}
              isOpen={entry.label === open?.entry.label}
              count={entry.to === '/today' ? things : 0}
              isCollapsed={isCollapsed}
              onChosen={onChosen}
            />
          ))}
          {group.label === 'Account' && (
            <li>
              <button
                type="button"
                className={styles.entry}
                title={isCollapsed ? 'Logout' : undefined}
                onClick={leave}
              >
                <LogoutIcon />
                <span className={styles.label}>Logout</span>
              </button>
            </li>
          )}
        </Group>
      ))}
    </nav>
  )
}

function Group({ group, children }: { group: NavigationGroup; children: React.ReactNode }) {
  const headingId = useId()
  return (
    <section className={styles.group}>
      <h2 id={headingId} className={styles.heading}>
        {group.label}
      </h2>
      <ul aria-labelledby={headingId}>{children}</ul>
    </section>
  )
}

function Entry({
  entry: { to, label, icon: EntryIcon },
  isOpen,
  count,
  isCollapsed,
  onChosen,
}: {
  entry: NavigationEntry
  isOpen: boolean
  count: number
  isCollapsed: boolean
  onChosen: (() => void) | undefined
}) {
  return (
    <li>
      <Link
        to={to}
        activeOptions={BY_WHOLE_ADDRESS}
        aria-current={isOpen ? 'page' : undefined}
        className={styles.entry}
        title={isCollapsed ? label : undefined}
        {...(onChosen && { onClick: onChosen })}
      >
        <EntryIcon />
        <span className={styles.label}>{label}</span>
        {count > 0 && (
          <span className={styles.count}>
            <Badge count={count} label={count === 1 ? 'task' : 'tasks'} />
          </span>
        )}
      </Link>
    </li>
  )
}
