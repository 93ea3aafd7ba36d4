import { Outlet, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { MaterialProvider } from '../features/material/MaterialProvider.tsx'
import { columnMemory } from '../parts/column-memory.ts'
import { Notices } from '../parts/Notices.tsx'
import { MAIN_ID } from '../parts/SkipLink.tsx'
import { usePreferences } from '../store/preferences.ts'
import { ColumnMemoryProvider } from '../ui/table/ColumnMemory.tsx'
import { UiProviders } from '../ui/UiProviders.tsx'
import { GuestNotice } from './guest/GuestNotice.tsx'
import { followLastPage } from './last-page.ts'
import { NoticeStrip } from './NoticeStrip.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { PaletteHost } from './palette/PaletteHost.tsx'
import styles from './Shell.module.css'
import { Sidebar } from './Sidebar.tsx'
import { TourHost } from './tour/TourHost.tsx'

/** The frame of every page for players: navigation beside, notices above, the page, and what floats over it. */
export function Shell({ children = <Outlet /> }: { children?: ReactNode }) {
  const { layoutNavigationStyle } = usePreferences()
  const router = useRouter()
  useEffect(() => followLastPage(router), [router])
  return (
    <UiProviders>
      <ColumnMemoryProvider memory={columnMemory}>
        <MaterialProvider>
          <div className={styles.shell} data-navigation={layoutNavigationStyle}>
            <Sidebar />
            <div className={styles.page}>
              <NoticeStrip>
                <Notices />
                <GuestNotice />
                <TourHost />
              </NoticeStrip>
              <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
                {children}
              </main>
            </div>
            <PhoneBar />
            <PaletteHost />
          </div>
        </MaterialProvider>
      </ColumnMemoryProvider>
    </UiProviders>
  )
}
