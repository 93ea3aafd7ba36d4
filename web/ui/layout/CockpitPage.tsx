import { createContext, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react'
import styles from './CockpitPage.module.css'

/** The width from which a dock fits next to the main column, as in CockpitPage.module.css. */
const DOCK_FITS = 900

const DockFitsContext = createContext(true)

/** Whether what opens has a column, or else covers the page. */
export const useDockFits = (): boolean => use(DockFitsContext)

/** A page of a head and a Cockpit. Both follow the width that navigation and window leave. */
export function CockpitPage({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null)
  const [fits, setFits] = useState(true)
  useLayoutEffect(() => {
    if (!room.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => setFits(entry!.contentRect.width >= DOCK_FITS))
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={room} className={styles.room}>
      <DockFitsContext value={fits}>
        <div className={styles.page}>{children}</div>
      </DockFitsContext>
    </div>
  )
}
