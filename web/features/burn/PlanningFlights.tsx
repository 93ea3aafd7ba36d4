import { type ReactNode, useEffect, useState } from 'react'
import { formatCount } from '../../../engine/game/number-format.ts'
import { useObservable } from '../../browser/observable.ts'
import { plannedDays } from '../../data/flight-plan.ts'
import { Progress } from '../../ui/layout/Progress.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'

/** Work that ends sooner needs no progress. */
const SHORT_MS = 1000

/** While flights are planned: what is shown in the meantime, and after a second how far the plan has come. */
export function PlanningFlights({
  bases,
  days,
  children,
}: {
  bases: number | undefined
  days: number
  children: ReactNode
}) {
  const [isLong, setLong] = useState(false)
  const done = useObservable(plannedDays)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SHORT_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Stack gap={3}>
      {isLong &&
        (bases === undefined ? (
          <Progress label="Calculating your bases" />
        ) : (
          <Progress
            label={`Planning the flights to ${formatCount(bases, 'base')}, day by day`}
            done={done}
            total={days}
          />
        ))}
      {children}
    </Stack>
  )
}
