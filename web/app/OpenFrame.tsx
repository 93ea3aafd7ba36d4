import { Link, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Brand } from '../features/page/Brand.tsx'
import { columnMemory } from '../features/page/column-memory.ts'
import { Notices } from '../features/page/Notices.tsx'
import { MAIN_ID } from '../features/page/SkipLink.tsx'
import { ThemeSwitch } from '../features/page/ThemeSwitch.tsx'
import { ColumnMemoryProvider } from '../ui/table/ColumnMemory.tsx'
import { UiProviders } from '../ui/UiProviders.tsx'
import styles from './OpenFrame.module.css'

export function OpenFrame({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <UiProviders>
      <ColumnMemoryProvider memory={columnMemory}>
        <div className={styles.frame}>
          <nav aria-label="Perigee" className={styles.top}>
            <Link to="/" className={styles.home}>
              <Brand />
            </Link>
            <ThemeSwitch />
          </nav>
          <Notices />
          <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
      </ColumnMemoryProvider>
    </UiProviders>
  )
}
