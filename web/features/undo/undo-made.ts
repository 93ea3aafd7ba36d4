import { deleteCx } from '../../../edge/features/cx/contract.ts'
import { deleteEmpire } from '../../../edge/features/empires/contract.ts'
import { deletePlan, getPlan } from '../../../edge/features/plans/contract.ts'
import { sameValue } from '../../../engine/game/same-value.ts'
import { ApiError, call, callWithTag } from '../../api/client.ts'
import { changed } from '../../api/query-client.ts'
import { forEachOf } from './at-once.ts'
import { ownNow } from './own-now.ts'
import type { MadeRecord } from './undo-record.ts'

/** A plan that was never saved after it was created. */
const FIRST_VERSION = '"1"'

/** Deletes what a step made, and keeps what the player changed since. Returns how many records were kept. */
export async function undoMade({ plans, empires, cx }: MadeRecord): Promise<number> {
  let kept = 0
  try {
    await forEachOf(plans, async (uuid) => {
      const etag = await callWithTag(getPlan, { params: { uuid } }).then(
        (answered) => answered.etag,
        unlessGone,
      )
      if (etag === undefined) return
      if (etag === FIRST_VERSION) await call(deletePlan, { params: { uuid } })
      else kept++
    })
    const own = await ownNow()
    await forEachOf(empires, async (uuid) => {
      const empire = own.empires.find((each) => each.uuid === uuid)
      if (!empire) return
      if (empire.baseplanners.length === 0) await call(deleteEmpire, { params: { uuid } })
      else kept++
    })
    await forEachOf(cx, async ({ uuid, data }) => {
      const mine = own.cx.find((each) => each.uuid === uuid)
      if (!mine) return
      if (sameValue(mine.cx_data, data)) await call(deleteCx, { params: { uuid } })
      else kept++
    })
    return kept
  } finally {
    await changed([['plans'], ['empires'], ['cx'], ['shared']])
  }
}

function unlessGone(problem: unknown): undefined {
  if (problem instanceof ApiError && problem.status === 404) return undefined
  throw problem
}
