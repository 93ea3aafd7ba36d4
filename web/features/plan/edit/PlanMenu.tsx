import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { memo, Suspense, useState } from 'react'
import { cloneName } from '../../../../engine/game/clone-name.ts'
import { planMutations } from '../../../api/queries/plans.ts'
import { dropPlanPreferences } from '../../../session/preferences.ts'
import { IconButton } from '../../../ui/field/IconButton.tsx'
import { RefreshIcon } from '../../../ui/icons/actions.tsx'
import { CopyIcon, MoreIcon, SaveIcon, ShareIcon, TrashIcon } from '../../../ui/icons/records.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { useConfirm } from '../../../ui/overlay/Confirm.tsx'
import { Menu } from '../../../ui/overlay/Menu.tsx'
import { useToast } from '../../../ui/overlay/Toast.tsx'
import { problemText } from '../../page/problem-text.ts'
import type { PlanSession } from '../show/shown-plan.ts'

const SaveAsDialog = lazyPart(() => import('./SaveAsDialog.tsx'), 'SaveAsDialog')

const ShareDialog = lazyPart(() => import('./ShareDialog.tsx'), 'ShareDialog')

/** Less frequent actions on the whole plan. Its props do not change with an edit. */
export const PlanMenu = memo(function PlanMenu({
  planUuid,
  saved,
  present,
  saveAs,
  reload,
  discard,
  forgetDrafts,
}: { planUuid: string | null } & Pick<
  PlanSession,
  'saved' | 'present' | 'saveAs' | 'reload' | 'discard' | 'forgetDrafts'
>) {
  const [asksName, setAsksName] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const clone = useMutation(planMutations.clone)
  const remove = useMutation(planMutations.delete)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const toast = useToast()

  const openPlan = (uuid: string) =>
    void navigate({
      to: '/plan/$planetNaturalId/{-$planUuid}',
      params: { planetNaturalId: saved.planet_id, planUuid: uuid },
    })
  const stored = (name: string, uuid: string) =>
    toast.success(`Saved as ${name}`, { action: { label: 'Open it', run: () => openPlan(uuid) } })
  async function orTell(what: string, work: () => Promise<unknown>) {
    try {
      await work()
    } catch (problem) {
      toast.error(what, { detail: problem instanceof Error ? problemText(problem) : undefined })
    }
  }

  const storeAs = (name: string) =>
    orTell('Saving failed', async () => {
      const { uuid } = await saveAs({ name })
      setAsksName(false)
      stored(name, uuid)
    })
  const cloneIt = (uuid: string) =>
    orTell('Cloning failed', async () => {
      const { plan } = await clone.mutateAsync({ uuid, name: cloneName(saved.name) })
      stored(plan.name, plan.uuid)
    })
  const deleteIt = (uuid: string) =>
    orTell('Deleting failed', async () => {
      const isSure = await confirm({
        title: `Delete ${saved.name}`,
        text: "Are you sure? Deleting the Plan can't be reversed.",
        action: 'Delete',
        danger: true,
      })
      if (!isSure) return
      // There is nothing left to lose, so no question is asked.
      discard()
      forgetDrafts()
      await remove.mutateAsync(uuid)
      dropPlanPreferences(uuid)
      await navigate({ to: '/manage' })
    })

  return (
    <>
      <Menu
        trigger={<IconButton size="small" label="More for this plan" icon={<MoreIcon />} />}
        entries={[
          { label: 'Save as…', icon: <SaveIcon size={14} />, onSelect: () => setAsksName(true) },
          {
            label: 'Clone',
            icon: <CopyIcon size={14} />,
            disabled: planUuid === null,
            onSelect: () => planUuid !== null && void cloneIt(planUuid),
          },
          {
            label: 'Share…',
            icon: <ShareIcon size={14} />,
            onSelect: () => setSharing(true),
          },
          {
            label: 'Reload',
            icon: <RefreshIcon size={14} />,
            disabled: planUuid === null,
            onSelect: () => void orTell('Loading failed', reload),
          },
          'separator',
          {
            label: 'Delete',
            icon: <TrashIcon size={14} />,
            danger: true,
            disabled: planUuid === null,
            onSelect: () => planUuid !== null && void deleteIt(planUuid),
          },
        ]}
      />
      {isSharing && (
        <Suspense>
          <ShareDialog planUuid={planUuid} onClose={() => setSharing(false)} />
        </Suspense>
      )}
      {asksName && (
        <Suspense>
          <SaveAsDialog name={present().name} onName={storeAs} onClose={() => setAsksName(false)} />
        </Suspense>
      )}
    </>
  )
})
