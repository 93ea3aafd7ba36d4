import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import styles from './Tour.module.css'
import { TOUR_STOPS } from './tour-stops.ts'

/** Leads from page to page; the pages stay usable beside it. */
export function Tour({ onEnd }: { onEnd: () => void }) {
  const [place, setPlace] = useState(0)
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const stop = TOUR_STOPS[place]
  const { to } = stop ?? {}
  useEffect(() => {
    if (to) void navigate({ to })
    // Keyboard and screen reader stay with the tour.
    heading.current?.focus()
  }, [to, navigate])
  if (!stop) return null
  const isLast = place === TOUR_STOPS.length - 1
  return (
    <section
      role="dialog"
      aria-labelledby={id}
      className={styles.tour}
      onKeyDown={(event) => event.key === 'Escape' && onEnd()}
    >
      <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
        {stop.title}
      </h2>
      <p>{stop.text}</p>
      <div className={styles.actions}>
        <span className={styles.place}>
          {place + 1} of {TOUR_STOPS.length}
        </span>
        {!isLast && (
          <Button size="small" variant="ghost" onClick={onEnd}>
            Skip the rest
          </Button>
        )}
        {place > 0 && (
          <Button size="small" onClick={() => setPlace(place - 1)}>
            Back
          </Button>
        )}
        <Button
          size="small"
          variant="primary"
          onClick={() => (isLast ? onEnd() : setPlace(place + 1))}
        >
          {isLast ? 'Done' : 'Next'}
        </Button>
      </div>
    </section>
  )
}
