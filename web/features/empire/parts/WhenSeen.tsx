import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useOnceIdle } from '../hooks/useOnceIdle.ts'
import styles from './WhenSeen.module.css'

const EARLIER = '400px'

/** Mounts its content shortly before it scrolls into view, and not before the first screen is ready. */
export function WhenSeen({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  const isShown = useOnceIdle(isNear)
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: EARLIER },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return isShown ? children : <div ref={place} className={styles.place} />
}
