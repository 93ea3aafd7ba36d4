import type { ReactNode } from 'react'
import { MaterialProvider } from '../features/material/MaterialProvider.tsx'
import { columnMemory } from '../features/page/column-memory.ts'
import { Notices } from '../features/page/Notices.tsx'
import { MAIN_ID } from '../features/page/SkipLink.tsx'
import { ColumnMemoryProvider } from '../ui/table/ColumnMemory.tsx'
import { UiProviders } from '../ui/UiProviders.tsx'
import styles from './BareFrame.module.css'
import { NoticeStrip } from './NoticeStrip.tsx'

/** A page that fills the window and has its own header: no navigation, no login needed. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <UiProviders>
      <ColumnMemoryProvider memory={columnMemory}>
        <MaterialProvider>
          <div className={styles.frame}>
            <NoticeStrip>
              <Notices />
            </NoticeStrip>
            <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
              {children}
            </main>
          </div>
        </MaterialProvider>
      </ColumnMemoryProvider>
    </UiProviders>
  )
}
