import { formatAmount, formatPayback } from '../../../../../engine/game/number-format.ts'
import { expertWarning } from '../../../../../engine/plan/edit.ts'
import { editedBase } from '../../../../../engine/plan/editing/plan-editor.ts'
import type { VariantOutcome, WhatIfFigures } from '../../../../../engine/plan/what-if.ts'
import { Button } from '../../../../ui/field/Button.tsx'
import { DeltaFigure } from '../../../../ui/figure/DeltaFigure.tsx'
import { Tag } from '../../../../ui/figure/Tag.tsx'
import { Row } from '../../../../ui/layout/Row.tsx'
import { Stack } from '../../../../ui/layout/Stack.tsx'
import { useToast } from '../../../../ui/overlay/Toast.tsx'
import { PaybackChange } from '../../show/PaybackChange.tsx'
import { useShownPlan } from '../../show/shown-plan.ts'
import type { Sandbox } from './use-what-if.ts'
import styles from './WhatIf.module.css'
import { TAKEN_OVER, TOGETHER } from './what-if-rows.ts'

export function WhatIfSum({ sandbox, open }: { sandbox: Sandbox; open: WhatIfFigures }) {
  const { plan, isReadOnly, session, dispatch } = useShownPlan()
  const toast = useToast()
  const { on, outcomes, answer, change } = sandbox
  const together = outcomes.get(TOGETHER)
  const takenOver = outcomes.get(TAKEN_OVER)
  if (!together || !takenOver) return null
  const changes = on.filter(({ edits }) => edits.length > 0)
  const pricesOn = on.length - changes.length
  const next = takenOver.edits.reduce(editedBase, plan)
  const tooManyExperts = expertWarning(next.planet)

  function takeOver() {
    // A step of its own, not part of what was typed before.
    session?.commit()
    const names = changes.map(({ name }) => name).join(', ')
    const refused = dispatch({ kind: 'take over', plan: next, as: `What if: ${names}` })
    if (refused !== undefined) return
    change({ chosen: [] })
    toast.success(`Applied: ${names}`, { detail: 'Undo takes it back in one step.' })
  }

  return (
    <Row
      as="section"
      wrap
      align="end"
      justify="between"
      gap={4}
      lineGap={2}
      className={styles.sum}
      aria-label="All together"
      aria-busy={answer.isStale}
    >
      <Stack align="start" gap={1}>
        <SumLine
          title={on.length === 0 ? 'Nothing ticked' : `${on.length} ticked, together`}
          open={open}
          outcome={together}
        />
        {pricesOn > 0 && changes.length > 0 && (
          <SumLine title="Of it, what is applied" open={open} outcome={takenOver} />
        )}
        {pricesOn > 0 && changes.length === 0 && !isReadOnly && (
          <p className="quiet">
            Prices and CX are no part of a plan, so there is nothing to apply.
          </p>
        )}
        {together.areaLeft < 0 && (
          <Tag tone="loss">{formatAmount(-together.areaLeft)} area short</Tag>
        )}
        {tooManyExperts && <Tag tone="warn">{tooManyExperts}</Tag>}
      </Stack>
      <Row align="stretch" className={styles.buttons}>
        <Button size="small" disabled={on.length === 0} onClick={() => change({ chosen: [] })}>
          Clear
        </Button>
        {!isReadOnly && (
          <Button size="small" disabled={changes.length === 0 || answer.isStale} onClick={takeOver}>
            Apply
          </Button>
        )}
      </Row>
    </Row>
  )
}

function SumLine({
  title,
  open,
  outcome,
}: {
  title: string
  open: WhatIfFigures
  outcome: VariantOutcome
}) {
  const payback = formatPayback(outcome.payback)
  return (
    <Row as="p" wrap align="baseline" gap={4} lineGap={1}>
      <span className="quiet">{title}</span>
      <span>
        <DeltaFigure before={open.profit} after={outcome.profit} hideBefore unit="$/day" />
      </span>
      <span>
        <span className="quiet">payback</span> {payback}{' '}
        {payback !== formatPayback(open.payback) && (
          <PaybackChange before={open.payback} after={outcome.payback} />
        )}
      </span>
    </Row>
  )
}
