import { editedBase } from '../../../../engine/editing/plan-editor.ts'
import { expertWarning } from '../../../../engine/plan/edit.ts'
import type { VariantOutcome, WhatIfFigures } from '../../../../engine/plan/what-if.ts'
import { Button } from '../../../ui/Button.tsx'
import { DeltaFigure } from '../../../ui/DeltaFigure.tsx'
import { formatAmount, formatDays } from '../../../ui/format.ts'
import { Tag } from '../../../ui/Tag.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { PaybackChange } from '../../PaybackChange.tsx'
import { usePlanEditor } from '../../plan-editor.ts'
import { useKeptPress } from '../../use-kept-press.ts'
import type { Sandbox } from './use-what-if.ts'
import styles from './WhatIf.module.css'
import { TAKEN_OVER, TOGETHER } from './what-if-rows.ts'

/** Figures of all ticked switches together, and the button that takes them over. */
export function WhatIfSum({ sandbox, open }: { sandbox: Sandbox; open: WhatIfFigures }) {
  const { plan, isReadOnly, session, dispatch } = usePlanEditor()
  const toast = useToast()
  const { on, outcomes, answer, change } = sandbox
  const together = outcomes.get(TOGETHER)
  const takenOver = outcomes.get(TAKEN_OVER)
  const { isKept, press } = useKeptPress(answer.isRunning, () => {
    if (!answer.isStale) takeOver()
  })
  if (!together || !takenOver) return null
  const changes = on.filter(({ edits }) => edits.length > 0)
  const pricesOn = on.length - changes.length
  const next = takenOver.edits.reduce(editedBase, plan)
  const tooManyExperts = expertWarning(next.planet)

  function takeOver() {
    // Never a part of what was typed before.
    session?.commit()
    const names = changes.map(({ name }) => name).join(', ')
    const refused = dispatch({ kind: 'take over', plan: next, as: `What if: ${names}` })
    if (refused !== undefined) return
    change({ chosen: [] })
    toast.success(`Taken over: ${names}`, { detail: 'Undo takes it back in one step.' })
  }

  return (
    <section className={styles.sum} aria-label="All together" aria-busy={answer.isStale}>
      <div className={styles.lines}>
        <SumLine
          title={on.length === 0 ? 'Nothing ticked' : `${on.length} ticked, together`}
          open={open}
          outcome={together}
        />
        {pricesOn > 0 && changes.length > 0 && (
          <SumLine title="Of it, what is taken over" open={open} outcome={takenOver} />
        )}
        {pricesOn > 0 && changes.length === 0 && !isReadOnly && (
          <p className={styles.muted}>
            Prices and CX are no part of a plan, so there is nothing to take over.
          </p>
        )}
        {together.areaLeft < 0 && (
          <Tag tone="loss">{formatAmount(-together.areaLeft)} area short</Tag>
        )}
        {tooManyExperts && <Tag tone="warn">{tooManyExperts}</Tag>}
      </div>
      <div className={styles.buttons}>
        <Button size="small" disabled={on.length === 0} onClick={() => change({ chosen: [] })}>
          Clear
        </Button>
        {!isReadOnly && (
          <Button
            size="small"
            variant="primary"
            disabled={changes.length === 0}
            busy={isKept}
            onClick={press}
          >
            Take over
          </Button>
        )}
      </div>
    </section>
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
  const payback = formatDays(outcome.payback)
  return (
    <p className={styles.line}>
      <span className={styles.muted}>{title}</span>
      <span>
        <DeltaFigure before={open.profit} after={outcome.profit} hideBefore unit="$/day" />
      </span>
      <span>
        <span className={styles.muted}>payback</span> {payback}{' '}
        {payback !== formatDays(open.payback) && (
          <PaybackChange before={open.payback} after={outcome.payback} />
        )}
      </span>
    </p>
  )
}
