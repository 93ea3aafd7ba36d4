import { useEffect } from 'react'
import type { EmpirePlan } from '../../../../engine/empire.ts'
import { whenIdle } from '../../../browser/when-idle.ts'
import { sendMaterialIo } from '../material-io.ts'

/** Spreadsheets read what was calculated last. Undefined while a calculation is under way or incomplete. */
export function useSentMaterialIo(plans: readonly EmpirePlan[] | undefined): void {
  useEffect(() => {
    if (!plans || plans.length === 0) return
    // Also when the page was left meanwhile: what was calculated is sent.
    whenIdle(() => {
      sendMaterialIo(plans).catch((problem: unknown) =>
        console.warn('Spreadsheets still read the former material flow.', problem),
      )
    })
  }, [plans])
}
