import { memo } from 'react'
import { Button } from '../../../ui/field/Button.tsx'
import { IconButton } from '../../../ui/field/IconButton.tsx'
import { ChevronDownIcon } from '../../../ui/icons/arrows.tsx'
import { RedoIcon, UndoIcon } from '../../../ui/icons/records.tsx'
import { Popover } from '../../../ui/overlay/Popover.tsx'
import type { PlanSession } from '../show/shown-plan.ts'
import styles from './HistoryMenu.module.css'

export const HistoryMenu = memo(function HistoryMenu({
  steps,
  stepsDone,
  canUndo,
  canRedo,
  undo,
  redo,
  jump,
}: Pick<PlanSession, 'steps' | 'stepsDone' | 'canUndo' | 'canRedo' | 'undo' | 'redo' | 'jump'>) {
  return (
    <>
      <IconButton
        size="small"
        label="Undo"
        icon={<UndoIcon />}
        aria-disabled={!canUndo}
        onClick={undo}
      />
      <IconButton
        size="small"
        label="Redo"
        icon={<RedoIcon />}
        aria-disabled={!canRedo}
        onClick={redo}
      />
      <Popover
        align="end"
        title="Steps"
        trigger={
          <IconButton
            size="small"
            label="All steps"
            icon={<ChevronDownIcon size={12} />}
            disabled={steps.length === 0}
          />
        }
      >
        <ol className={styles.steps} reversed>
          {steps
            .map((step, place) => (
              <li key={step.id}>
                <Button
                  size="small"
                  variant="ghost"
                  className={place < stepsDone ? styles.step : styles.undone}
                  aria-current={place === stepsDone - 1 ? 'step' : undefined}
                  onClick={() => jump(place + 1)}
                >
                  {step.name}
                </Button>
              </li>
            ))
            .reverse()}
          <li>
            <Button
              size="small"
              variant="ghost"
              className={styles.step}
              aria-current={stepsDone === 0 ? 'step' : undefined}
              onClick={() => jump(0)}
            >
              As opened
            </Button>
          </li>
        </ol>
      </Popover>
    </>
  )
})
