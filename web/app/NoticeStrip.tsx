import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** What stands above every page. Pages that fill the window learn how much of it is left: `--page-height`. */
export function NoticeStrip({ children }: { children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = strip.current
    const page = element?.parentElement
    if (!element || !page || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() =>
      page.style.setProperty('--page-height', `calc(100dvh - ${element.offsetHeight}px)`),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return <div ref={strip}>{children}</div>
}
