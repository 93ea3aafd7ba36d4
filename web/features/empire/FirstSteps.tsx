import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '../../ui/field/Button.tsx'
import { Columns } from '../../ui/layout/Columns.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { PagePicture } from '../page/help/PagePicture.tsx'
import { PageFrame } from '../page/PageFrame.tsx'
import { FIRST_BASE } from '../plan/first-base.ts'
import styles from './FirstSteps.module.css'
import { StartTrading } from './StartTrading.tsx'

/** The first screen of a player without plans and empires. */
export function FirstSteps({
  isPlanning,
  onPlanning,
}: {
  isPlanning: boolean
  onPlanning: (isPlanning: boolean) => void
}) {
  const navigate = useNavigate()
  return (
    <PageFrame title="Empire" help="empire">
      {isPlanning ? (
        <StartTrading onBack={() => onPlanning(false)} />
      ) : (
        <Stack as="section" gap={4} className={styles.start} aria-labelledby="begin">
          <h2 id="begin">How do you want to begin?</h2>
          <Columns as="ul" least={220} gap={4}>
            <Choice
              title="Plan a base"
              action={
                <Button variant="primary" onClick={() => onPlanning(true)}>
                  Plan a base
                </Button>
              }
            >
              Choose a planet, place buildings, and see what the base earns.
            </Choice>
            <Choice
              title="Bring my plans"
              action={
                <Button
                  onClick={() => void navigate({ to: '/manage', search: { tab: 'transfer' } })}
                >
                  Bring my plans
                </Button>
              }
            >
              From a file, from another planner, or from the bases that FIO knows.
            </Choice>
            <Choice
              title="Look at an example"
              action={
                <Button
                  onClick={() =>
                    void navigate({ to: '/plan/$planetNaturalId/{-$planUuid}', ...FIRST_BASE })
                  }
                >
                  Open the example
                </Button>
              }
            >
              A small farm, ready to change. Nothing is stored until you save it.
            </Choice>
          </Columns>
          <PagePicture
            name="plan"
            words="A plan: setup left, production in the middle, what it earns on the right."
          />
        </Stack>
      )}
    </PageFrame>
  )
}

function Choice({
  title,
  action,
  children,
}: {
  title: string
  action: ReactNode
  children: ReactNode
}) {
  return (
    <Stack as="li" gap={3} className={styles.choice}>
      <h3>{title}</h3>
      <p className={styles.text}>{children}</p>
      <div>{action}</div>
    </Stack>
  )
}
