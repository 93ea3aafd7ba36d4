import { useMemo } from 'react'
import { type Terms, termsOf } from '../../../engine/plan/basis.ts'
import { useActiveContext } from '../../data/active-context.ts'

export const AVERAGES = '30-day averages'

export interface CxChoice extends Terms {
  readonly name: string
  readonly empireName: string
  /** The player's CX are still loading, and figures wait for them. */
  readonly isPending: boolean
}

/** `chosen` is a uuid or NO_CX; without it the CX of the active empire counts, else the default CX. */
export function useCxChoice(chosen: string | undefined): CxChoice {
  const { empire, cx, rules, isPending } = useActiveContext({ cxUuid: chosen })
  return useMemo(
    () => ({
      ...termsOf({ empire, cx, rules }),
      name: cx?.name ?? AVERAGES,
      empireName: empire?.name ?? 'no empire',
      isPending,
    }),
    [empire, cx, rules, isPending],
  )
}
