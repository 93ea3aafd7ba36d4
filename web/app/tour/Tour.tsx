import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { formatMoney } from '../../../engine/game/number-format.ts'
import { planQueries } from '../../api/queries/plans.ts'
import { useObservable } from '../../browser/observable.ts'
import { FIRST_BASE } from '../../features/plan/first-base.ts'
import { shownProfit } from '../../session/shown-profit.ts'
import { Button } from '../../ui/field/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import styles from './Tour.module.css'

interface TourStop {
  readonly title: string
  readonly text: string
  /** The tour continues by itself once the player has done this. */
  readonly waitsForChange?: true
}

const TOUR_STOPS: readonly TourStop[] = [
  {
    title: 'A base and what it earns',
    text: 'Setup says what you assume, Production what is built and runs, Results what comes of it. The bar at the bottom keeps profit and warnings in view.',
  },
  {
    title: 'Change it',
    text: 'Under Production, press + beside the number of a building that produces. The profit follows at once, and automatic habitations do too.',
    waitsForChange: true,
  },
]

export function Tour({ onEnd }: { onEnd: () => void }) {
  const [place, setPlace] = useState(0)
  const [before, setBefore] = useState<number>()
  const [after, setAfter] = useState<number>()
  const profit = useObservable(shownProfit)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useOpenPlan()
  const stop = TOUR_STOPS[place]
  const waits = stop?.waitsForChange === true
  useEffect(() => {
    // Keyboard and screen reader stay with the tour, except at the stop where the player changes the plan.
    if (place !== TOUR_STOPS.length) heading.current?.focus()
  }, [place])
  useEffect(() => {
    if (profit === undefined || after !== undefined) return
    if (before === undefined || !waits) setBefore(profit)
    else if (profit !== before) {
      setAfter(profit)
      setPlace(TOUR_STOPS.length)
    }
  }, [waits, before, after, profit])
  return (
    <Stack
      as="section"
      role="dialog"
      aria-labelledby={id}
      className={styles.tour}
      onKeyDown={(event) => event.key === 'Escape' && onEnd()}
    >
      <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
        {stop?.title ?? 'You changed the profit'}
      </h2>
      <p aria-live="polite">
        {stop
          ? stop.text
          : `From ${formatMoney(before)} to ${formatMoney(after)} $/day. Undo takes it back, Save keeps it. Press any figure to see where it comes from, and the question mark for help.`}
      </p>
      <Row className={styles.actions}>
        <span className={styles.place}>
          {place + 1} of {TOUR_STOPS.length + 1}
        </span>
        {stop && (
          <Button size="small" variant="ghost" onClick={onEnd}>
            Skip the rest
          </Button>
        )}
        {stop && !waits && (
          <Button size="small" variant="primary" onClick={() => setPlace(place + 1)}>
            Next
          </Button>
        )}
        {!stop && (
          <Button size="small" variant="primary" onClick={onEnd}>
            Done
          </Button>
        )}
      </Row>
    </Stack>
  )
}

function useOpenPlan() {
  const plans = useQuery(planQueries.all())
  const navigate = useNavigate()
  const isOpen = useRef(false)
  const { data, isError } = plans
  useEffect(() => {
    if (isOpen.current || (!data && !isError)) return
    isOpen.current = true
    const plan = data?.[0]
    const to = '/plan/$planetNaturalId/{-$planUuid}'
    if (plan)
      void navigate({
        to,
        params: { planetNaturalId: plan.planet_id, planUuid: plan.uuid },
        search: {},
      })
    else void navigate({ to, ...FIRST_BASE })
  }, [data, isError, navigate])
}
