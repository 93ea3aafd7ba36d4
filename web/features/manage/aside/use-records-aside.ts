import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SetAside } from '../../../../engine/game/versions/record.ts'
import { cxQueries } from '../../../api/queries/cx.ts'
import { empireQueries } from '../../../api/queries/empires.ts'
import { planQueries } from '../../../api/queries/plans.ts'
import { dropDraft } from '../../../session/draft-store.ts'
import { draftsAside } from '../../../session/drafts.ts'
import { useSession } from '../../../session/session.ts'

export interface RecordAside extends SetAside {
  readonly key: string
  readonly kind: 'Plan' | 'Empire' | 'CX' | 'Draft'
  /** Deletes a draft, which is only in this browser. */
  readonly drop?: () => void
}

const DRAFTS = ['drafts aside'] as const

/** Everything of the player that this version cannot read, on the server and in this browser. */
export function useRecordsAside(): readonly RecordAside[] {
  const { user } = useSession()
  const client = useQueryClient()
  const plans = useQuery(planQueries.aside()).data ?? []
  const empires = useQuery(empireQueries.aside()).data ?? []
  const cx = useQuery(cxQueries.aside()).data ?? []
  const userId = user?.user_id
  const drafts = useQuery({
    queryKey: [...DRAFTS, userId],
    queryFn: () => draftsAside(userId),
    staleTime: 0,
  })
  const listed = (kind: RecordAside['kind'], records: readonly SetAside[]): RecordAside[] =>
    records.map((record, place) => ({ ...record, kind, key: `${kind} ${place}` }))
  return [
    ...listed('Plan', plans),
    ...listed('Empire', empires),
    ...listed('CX', cx),
    ...(drafts.data ?? []).map((draft) => ({
      ...draft,
      kind: 'Draft' as const,
      drop: () =>
        void dropDraft(draft.key).then(() => client.invalidateQueries({ queryKey: DRAFTS })),
    })),
  ]
}
