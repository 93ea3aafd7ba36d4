import { useQuery } from '@tanstack/react-query'
import type { Cx } from '../../../../../engine/game/cx.ts'
import { NO_CX } from '../../../../../engine/plan/basis.ts'
import { cxQueries } from '../../../../api/queries/cx.ts'
import { useSession } from '../../../../session/session.ts'
import { AVERAGES } from '../../../cx/cx-choice.ts'

const NONE: Cx[] = []

/** Other preferences than the plan is evaluated under. A visitor has none. */
export function useOtherCx(current: Cx | null) {
  const { state } = useSession()
  const { data = NONE } = useQuery({ ...cxQueries.all(), enabled: state === 'in' })
  const own = data
    .filter(({ uuid }) => uuid !== current?.uuid)
    .map(({ uuid, name, cx_data }) => ({ value: uuid, name, cx: cx_data }))
  return current ? [...own, { value: NO_CX, name: AVERAGES, cx: null }] : own
}
