import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { EmpireQuestion } from '../../../../engine/empire/evaluation.ts'
import { type Rules, rulesNamed } from '../../../../engine/game/constants/rules.ts'
import type { Cx, CxData } from '../../../../engine/game/cx.ts'
import { basisOf } from '../../../../engine/plan/basis.ts'
import { cxQueries } from '../../../api/queries/cx.ts'
import { empireQueries } from '../../../api/queries/empires.ts'
import type { ReadableEmpire } from '../../../api/queries/shared-empires.ts'
import { usePreferences } from '../../../session/preferences.ts'
import { useSession } from '../../../session/session.ts'

/** What a reader adds to a shared empire: the rules of the figures, and prices where the owner shares none. */
export interface ReaderTerms {
  readonly rules: Rules
  readonly ownCx: Cx | null
  /** The reader's CX is still loading. */
  readonly isPending: boolean
}

export function useReaderTerms(): ReaderTerms {
  const isIn = useSession().state === 'in'
  const preferences = usePreferences()
  const empires = useQuery({ ...empireQueries.all(), enabled: isIn })
  const cxs = useQuery({ ...cxQueries.all(), enabled: isIn })
  const isPending = isIn && [empires, cxs].some(({ isLoading }) => isLoading)
  return useMemo(() => {
    const { cx } = basisOf({ empires: empires.data ?? [], cxs: cxs.data ?? [], preferences }, {})
    return { rules: rulesNamed(preferences.figures), ownCx: cx, isPending }
  }, [empires.data, cxs.data, preferences, isPending])
}

export const pricesOfShare = ({ cx }: ReadableEmpire, { ownCx }: ReaderTerms): CxData | null =>
  cx ?? ownCx?.cx_data ?? null

/** Says whose prices the figures use. */
export function priceWords({ cx }: ReadableEmpire, { ownCx }: ReaderTerms): string {
  if (cx) return `shared prices: ${cx.name}`
  return ownCx ? `your prices: ${ownCx.cx_data.name}` : '30-day average prices'
}

export function sharedEmpireQuestion(shared: ReadableEmpire, reader: ReaderTerms): EmpireQuestion {
  const { faction, permits_used, permits_total } = shared.empire
  return {
    plans: shared.plans.map(({ uuid, name, baseplanner_data: plan }) => ({ uuid, name, plan })),
    cx: pricesOfShare(shared, reader),
    empire: { faction, permits_used, permits_total },
    rules: reader.rules,
  }
}
