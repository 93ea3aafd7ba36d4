import { Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react'
import { changedElsewhere } from '../api/elsewhere.ts'
import { endedSearch } from '../features/advisor/searches/ended-search.ts'
import { MaterialProvider } from '../features/material/MaterialProvider.tsx'
import { columnMemory } from '../features/page/column-memory.ts'
import { Notices } from '../features/page/Notices.tsx'
import { MAIN_ID } from '../features/page/SkipLink.tsx'
import { PlanetHost } from '../features/planet/PlanetHost.tsx'
import { usePreferences } from '../session/preferences.ts'
import { useSession } from '../session/session.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { useToast } from '../ui/overlay/Toast.tsx'
import { ColumnMemoryProvider } from '../ui/table/ColumnMemory.tsx'
import { UiProviders } from '../ui/UiProviders.tsx'
import { KeysHelp } from './KeysHelp.tsx'
import { NoticeStrip } from './NoticeStrip.tsx'
import { PageTabs } from './PageTabs.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { PaletteHost } from './palette/PaletteHost.tsx'
import styles from './Shell.module.css'
import { Sidebar } from './Sidebar.tsx'
import { UpdateNotice } from './UpdateNotice.tsx'
import { WelcomeLine } from './WelcomeLine.tsx'

/** One notice for several lists that change together. */
const TOGETHER_MS = 2000

function ElsewhereToast() {
  const toast = useToast()
  const tell = useEffectEvent(() =>
    toast.info('Changed on another device', { detail: 'This page shows it as it is now.' }),
  )
  useEffect(() => {
    let toldAt = 0
    return changedElsewhere.subscribe(() => {
      const { at } = changedElsewhere.get() ?? { at: 0 }
      if (at - toldAt >= TOGETHER_MS) tell()
      toldAt = at
    })
  }, [])
  return null
}

/** A search of the advisor that ended while the player was on another page. */
function EndedSearchToast() {
  const toast = useToast()
  const navigate = useNavigate()
  const report = useEffectEvent(() => {
    const ended = endedSearch.get()
    if (!ended) return
    endedSearch.set(undefined)
    const { id, to, form, title, detail, hasFailed } = ended
    toast[hasFailed ? 'error' : 'success'](title, {
      detail,
      sticky: true,
      action: {
        label: 'Open',
        run: () => void navigate({ to, search: { ...form, result: id } as object }),
      },
    })
  })
  useEffect(() => {
    report()
    return endedSearch.subscribe(() => report())
  }, [])
  return null
}

const TodayCount = lazyPart(() => import('./TodayCount.tsx'), 'TodayCount')

export function Shell({ children = <Outlet /> }: { children?: ReactNode }) {
  const { layoutNavigationStyle } = usePreferences()
  return (
    <UiProviders>
      <ColumnMemoryProvider memory={columnMemory}>
        <MaterialProvider>
          <div className={styles.shell} data-navigation={layoutNavigationStyle}>
            <Sidebar />
            <div className={styles.page}>
              <NoticeStrip>
                <Notices />
                <UpdateNotice />
                <WelcomeLine />
              </NoticeStrip>
              <PageTabs />
              <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
                {children}
              </main>
            </div>
            <PhoneBar />
            <PaletteHost />
            <KeysHelp />
            <PlanetHost />
            <ElsewhereToast />
            <EndedSearchToast />
            <CountedToday />
          </div>
        </MaterialProvider>
      </ColumnMemoryProvider>
    </UiProviders>
  )
}

/** The empire page is where players arrive, and has most of what the count needs. */
function CountedToday() {
  const { hasFio } = useSession()
  const isAtStart = useLocation({ select: ({ pathname }) => pathname.startsWith('/empire') })
  return <Suspense>{hasFio && isAtStart && <TodayCount />}</Suspense>
}
