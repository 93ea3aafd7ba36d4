import type { ComponentProps } from 'react'
import { ThemeSwitch } from '../page/ThemeSwitch.tsx'
import { SHOWN_PLAN_ANALYSES } from '../plan/analysis/analyses.ts'
import { PanelMenu } from '../plan/show/panels/PanelMenu.tsx'
import { ReadOnlyPlan } from '../plan/show/ReadOnlyPlan.tsx'
import { UsePlan } from './UsePlan.tsx'

/** A plan of another player, which can be read and copied. */
export function ForeignPlan({
  page,
  copy,
  ...plan
}: Omit<ComponentProps<typeof ReadOnlyPlan>, 'why' | 'actions'> & ComponentProps<typeof UsePlan>) {
  return (
    <ReadOnlyPlan
      {...plan}
      why="Use this plan to edit your own copy."
      actions={
        <>
          <PanelMenu label="Analysis" panels={SHOWN_PLAN_ANALYSES} />
          <UsePlan page={page} copy={copy} />
          <ThemeSwitch />
        </>
      }
    />
  )
}
