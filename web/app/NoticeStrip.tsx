import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** Sets `--page-height`, the height left for pages that fill the window. */
export function NoticeStrip({ children }: { children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = strip.current
    const page = element?.parentElement
    if (!element || !page || typeof ResizeObserver === 'undefined') return
    // Unset without notices: setting it recomputes the styles of the whole page.
    let height = 0
    const observer = new ResizeObserver(() => {
      if (element.offsetHeight === height) return
      height = element.offsetHeight
      page.style.setProperty('--page-height', `calc(100dvh - ${height}px)`)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return <div ref={strip}>{children}</div>
}
