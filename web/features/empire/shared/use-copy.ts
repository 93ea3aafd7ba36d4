import { useMutation } from '@tanstack/react-query'
import type { EmpireCopy } from '../../../../edge/features/shared-empires/contract.ts'
import type { CxData } from '../../../../engine/game/cx.ts'
import { formatCount } from '../../../../engine/game/number-format.ts'
import { type ReadableEmpire, sharedEmpireMutations } from '../../../api/queries/shared-empires.ts'
import { adoptFreight } from '../../../session/freight-settings.ts'
import { enterAsGuest, getSession, useSession } from '../../../session/session.ts'
import { useToast } from '../../../ui/overlay/Toast.tsx'
import { problemText } from '../../page/problem-text.ts'
import { type MadeRecord, rememberMade } from '../../undo/undo-record.ts'
import { useUndo } from '../../undo/use-undo.ts'

/** Copies a shared empire or some of its plans into the account; a visitor becomes a guest first. The step can be undone. */
export function useSharedEmpireCopy(shared: ReadableEmpire) {
  const { state } = useSession()
  const toast = useToast()
  const { undo } = useUndo()
  const copy = useMutation(sharedEmpireMutations.copy)
  const copying = useMutation({
    async mutationFn(plans?: readonly string[]): Promise<EmpireCopy> {
      if (state === 'out') await enterAsGuest()
      return await copy.mutateAsync({ sharedUuid: shared.uuid, ...(plans && { plans }) })
    },
    onSuccess(copied) {
      if (copied.empire_uuid && shared.freight) adoptFreight(copied.empire_uuid, shared.freight)
      const record = recordOf(copied, shared.empire.name, shared.cx)
      if (record) rememberMade(record)
      toast.success(copied.message, {
        detail: `${formatCount(copied.plan_uuids.length, 'plan')} copied.`,
        action: record && {
          label: 'Undo',
          run: () => void undo(record).then(() => copying.reset()),
        },
      })
    },
    onError: (problem) => toast.error('Nothing was copied', { detail: problemText(problem) }),
  })
  return copying
}

function recordOf(
  { plan_uuids, empire_uuid, cx_uuid }: EmpireCopy,
  name: string,
  cx: CxData | undefined,
): MadeRecord | undefined {
  const userId = getSession().user?.user_id
  return userId === undefined
    ? undefined
    : {
        ...{ userId, at: new Date().toISOString(), name: `copy of ${name}` },
        plans: plan_uuids,
        empires: empire_uuid === null ? [] : [empire_uuid],
        cx: cx_uuid === null || cx === undefined ? [] : [{ uuid: cx_uuid, data: cx }],
      }
}
