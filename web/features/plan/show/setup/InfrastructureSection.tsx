import { memo, useState } from 'react'
import {
  INFRASTRUCTURE_TYPES,
  type InfrastructureType,
  type PlanInfrastructure,
  STORAGE_TYPES,
} from '../../../../../engine/game/plan.ts'
import type { PlanEdit } from '../../../../../engine/plan/editing/plan-edit.ts'
import { Button } from '../../../../ui/field/Button.tsx'
import { Checkbox } from '../../../../ui/field/Checkbox.tsx'
import { Columns } from '../../../../ui/layout/Columns.tsx'
import { Row } from '../../../../ui/layout/Row.tsx'
import { AmountField } from '../AmountField.tsx'
import { PlanSection } from '../PlanSection.tsx'
import type { AutoHabitation } from '../shown-plan.ts'
import { AddMenu } from './AddMenu.tsx'
import { split } from './ExpertsSection.tsx'
import styles from './Inputs.module.css'

/** While habitations follow the workers the player sets only the storage. */
export const InfrastructureSection = memo(function InfrastructureSection({
  infrastructure,
  auto,
  dispatch,
  isReadOnly,
}: {
  infrastructure: readonly PlanInfrastructure[]
  auto: AutoHabitation
  dispatch: (edit: PlanEdit) => void
  isReadOnly: boolean
}) {
  const amountOf = (type: InfrastructureType) =>
    infrastructure
      .filter(({ building }) => building === type)
      .reduce((sum, { amount }) => sum + amount, 0)
  const [shown, hidden] = split(INFRASTRUCTURE_TYPES, useSeen(amountOf))
  const isFollowing = auto.isOn && !isReadOnly
  const addable = hidden.filter((type) => !isFollowing || isStorage(type))
  return (
    <PlanSection
      title="Infrastructure"
      actions={
        !isReadOnly && (
          <>
            <Checkbox label="auto" checked={auto.isOn} onChecked={auto.set} />
            {addable.length > 0 && (
              <AddMenu
                label={isFollowing ? 'storage' : 'habitation'}
                choices={addable.map((type) => ({
                  label: type,
                  onSelect: () => dispatch({ kind: 'infrastructure', building: type, amount: 1 }),
                }))}
              />
            )}
          </>
        )
      }
    >
      <Columns least={118} fill lineGap={1}>
        {shown.map((type) => (
          <div key={type} className={styles.cell}>
            <span className={styles.ticker}>{type}</span>
            <AmountField
              label={`${type} amount`}
              value={amountOf(type)}
              isReadOnly={isReadOnly}
              disabled={isFollowing && !isStorage(type)}
              onValue={(amount) => dispatch({ kind: 'infrastructure', building: type, amount })}
            />
          </div>
        ))}
      </Columns>
      {!isReadOnly && (
        <Row wrap align="stretch" gap={1}>
          <Button size="small" disabled={auto.isOn} onClick={() => auto.optimise('cost')}>
            Optimize Cost
          </Button>
          <Button size="small" disabled={auto.isOn} onClick={() => auto.optimise('area')}>
            Optimize Area
          </Button>
        </Row>
      )}
    </PlanSection>
  )
})

const isStorage = (type: InfrastructureType) =>
  (STORAGE_TYPES as readonly InfrastructureType[]).includes(type)

/** Fields that the plan has used since it was opened stay at 0, so that no field moves while the player types in another one. */
function useSeen(amountOf: (type: InfrastructureType) => number) {
  const [seen, setSeen] = useState<ReadonlySet<InfrastructureType>>(new Set(['STO']))
  const others = INFRASTRUCTURE_TYPES.filter((type) => amountOf(type) > 0 && !seen.has(type))
  if (others.length > 0) setSeen(new Set([...seen, ...others]))
  return (type: InfrastructureType) => seen.has(type) || amountOf(type) > 0
}
