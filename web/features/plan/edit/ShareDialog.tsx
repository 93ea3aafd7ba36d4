import { useMutation, useQuery } from '@tanstack/react-query'
import { sharedMutations, sharedQueries } from '../../../api/queries/shared.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { CopyButton } from '../../../ui/field/CopyButton.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { useConfirm } from '../../../ui/overlay/Confirm.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Problem } from '../../page/Problem.tsx'
import styles from './ShareDialog.module.css'

export function ShareDialog({ planUuid, onClose }: { planUuid: string; onClose: () => void }) {
  const shares = useQuery(sharedQueries.list())
  const share = useMutation(sharedMutations.share)
  const stop = useMutation(sharedMutations.stop)
  const confirm = useConfirm()
  const known = shares.data?.find((entry) => entry.plan_uuid === planUuid)
  const problem = share.error ?? stop.error ?? (shares.data ? null : shares.error)
  // The button takes the place of the one that creates a link, so a double press must not revoke it.
  async function stopAfterAsking(shared: string) {
    const isSure = await confirm({
      title: 'Stop sharing',
      text: 'Are you sure? The link stops working for everybody who has it, and a later one will be different.',
      action: 'Stop Sharing',
      danger: true,
    })
    if (isSure) stop.mutate(shared)
  }
  const address = known && `${location.origin}/shared/${known.shared_uuid}`
  return (
    <Dialog
      open
      onClose={onClose}
      title="Share this plan"
      description="Anyone with the link sees the saved plan with all its figures at average prices, and nothing else of yours."
      actions={
        known ? (
          <Button
            variant="danger"
            busy={stop.isPending}
            onClick={() => void stopAfterAsking(known.shared_uuid)}
          >
            Stop Sharing
          </Button>
        ) : (
          <Button
            variant="primary"
            busy={share.isPending || shares.isPending}
            onClick={() => share.mutate(planUuid)}
          >
            Create Sharing Link
          </Button>
        )
      }
    >
      {address && known && (
        <div className={styles.link}>
          <TextField label="Sharing link" value={address} onValue={() => {}} readOnly />
          <CopyButton text={address} label="sharing link" />
          <p className="quiet">
            Viewed {known.view_count === 1 ? 'once' : `${known.view_count} times`}. The link stops
            working when you stop sharing or delete the plan.
          </p>
        </div>
      )}
      <Problem title="That did not work" of={{ problem }} />
    </Dialog>
  )
}
