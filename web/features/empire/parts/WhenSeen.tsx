import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './WhenSeen.module.css'

const EARLIER = '400px'

/** Mounts what is below the first screen shortly before it comes into view, so that the first screen comes sooner. */
export function WhenSeen({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: EARLIER },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return isNear ? children : <div ref={place} className={styles.place} />
}
