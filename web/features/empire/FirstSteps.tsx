import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '../../ui/field/Button.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
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
        <Panel title="How do you want to begin?" note="No Empires available.">
          <Row as="ul" wrap className={styles.choices}>
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
          </Row>
        </Panel>
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
