import { useMemo, useState } from 'react'
import type { OwnEconomy } from '../../../../engine/portable/write.ts'
import { useSession } from '../../../session/session.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { Select } from '../../../ui/field/Select.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { TableSkeleton } from '../../../ui/layout/Skeleton.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { CompanyNotice } from '../../fio/CompanyNotice.tsx'
import { FLOW_LISTS } from '../../fio/company-list-names.ts'
import { Problem } from '../../page/Problem.tsx'
import { builtImport, NEW_EMPIRE } from './built-import.ts'
import { DifferingPlans } from './DifferingPlans.tsx'
import { MoveInPreview } from './MoveInPreview.tsx'
import styles from './Transfer.module.css'
import { useBuilt } from './use-built.ts'

export function BuiltPanel({ own }: { own: OwnEconomy }) {
  const { hasFio } = useSession()
  const [empire, setEmpire] = useState<string>()
  return (
    <Panel title="From the game" flush>
      <Stack gap={3} className={styles.form}>
        {hasFio ? (
          <Row gap={3} lineGap={2} wrap align="end">
            <Select
              label="Compare what is built (FIO) with"
              placeholder="Choose an empire"
              options={[
                { value: NEW_EMPIRE, label: 'A new empire' },
                ...own.empires.map(({ uuid, name }) => ({ value: uuid, label: name })),
              ]}
              value={empire ?? null}
              onValue={setEmpire}
            />
            {empire !== undefined && <Button onClick={() => setEmpire(undefined)}>Close</Button>}
          </Row>
        ) : (
          <span className="muted">
            With your FIO key in the profile, all bases that you have in the game become plans here.
          </span>
        )}
      </Stack>
      {hasFio && empire !== undefined && (
        <Bases own={own} empire={empire} onDone={() => setEmpire(undefined)} />
      )}
    </Panel>
  )
}

function Bases({ own, empire, onDone }: { own: OwnEconomy; empire: string; onDone: () => void }) {
  const { value, problem, company, retry } = useBuilt(own, empire)
  const unplanned = value?.unplanned
  const imported = useMemo(
    () => (unplanned && unplanned.length > 0 ? builtImport(unplanned, empire, own) : undefined),
    [unplanned, empire, own],
  )
  if (problem) return <Problem title="Your game data could not be loaded" of={{ problem, retry }} />
  if (!value) return <TableSkeleton label="Loading your bases" rows={4} columns={4} />
  return (
    <>
      <CompanyNotice company={company} lists={FLOW_LISTS} />
      {value.planned.length > 0 && <DifferingPlans plans={value.planned} />}
      {imported ? (
        <MoveInPreview imported={imported} own={own} onDone={onDone} remarks="Guessed" />
      ) : (
        <p className={styles.form}>
          {value.planned.length > 0
            ? 'Every base that FIO knows has a plan in this empire.'
            : 'FIO knows no base of yours.'}
        </p>
      )}
    </>
  )
}
