import { useMemo } from 'react'
import type { CxData } from '../../engine/model/cx.ts'
import type { Rules } from '../../engine/reference/rules.ts'
import { useActiveContext } from '../economy/active-context.ts'

/** In an address, in place of a uuid: no CX, average prices. */
export const NO_CX = 'none'
export const AVERAGES = '30-day averages'

/** What a tool without a plan calculates with. */
export interface CxChoice {
  readonly cx: CxData | null
  readonly rules: Rules
  /** What the prices come from, in words. */
  readonly name: string
  /** The player's CX are not there yet, and figures wait for them. */
  readonly isPending: boolean
}

/** `chosen` is a uuid or NO_CX; without it the CX of the default empire counts, else the default CX. */
export function useCxChoice(chosen: string | undefined): CxChoice {
  const { cx: active, rules, isPending } = useActiveContext({ cxUuid: chosen })
  const cx = chosen === NO_CX ? null : active
  return useMemo(
    () => ({ cx: cx?.cx_data ?? null, rules, name: cx?.name ?? AVERAGES, isPending }),
    [cx, rules, isPending],
  )
}
