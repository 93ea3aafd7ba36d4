import { useMutation, useQuery } from '@tanstack/react-query'
import { formatCount } from '../../../../engine/game/number-format.ts'
import { sharedMutations, sharedQueries } from '../../../api/queries/shared.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { CopyButton } from '../../../ui/field/CopyButton.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { useConfirm } from '../../../ui/overlay/Confirm.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Problem } from '../../page/Problem.tsx'
import { LinkSection } from './LinkSection.tsx'
import styles from './ShareDialog.module.css'

/** The two ways to show a plan to others: a page that can be stopped, and a link that cannot. */
export function ShareDialog({
  planUuid,
  onClose,
}: {
  /** Null: not saved yet. */
  planUuid: string | null
  onClose: () => void
}) {
  return (
    <Dialog open onClose={onClose} title="Share this plan">
      <section className={styles.section} aria-labelledby="share-page">
        <h3 id="share-page">Public page</h3>
        <p>
          Anyone with the address sees the saved plan: its figures with Corporate HQ, CoGC and
          experts, at average prices. Your empire and your CX stay private. You can stop it at any
          time.
        </p>
        {planUuid === null ? (
          <p className="quiet">Save the plan first.</p>
        ) : (
          <PublicPage planUuid={planUuid} />
        )}
      </section>
      <LinkSection />
    </Dialog>
  )
}

function PublicPage({ planUuid }: { planUuid: string }) {
  const shares = useQuery(sharedQueries.list())
  const share = useMutation(sharedMutations.share)
  const stop = useMutation(sharedMutations.stop)
  const confirm = useConfirm()
  const known = shares.data?.find((entry) => entry.plan_uuid === planUuid)
  const problem = share.error ?? stop.error ?? (shares.data ? null : shares.error)
  // The button takes the place of the one that creates a link, so a double click must not revoke it.
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
    <>
      {address && known ? (
        <>
          <div className={styles.link}>
            <TextField label="Sharing link" value={address} onValue={() => {}} readOnly />
            <CopyButton text={address} label="sharing link" />
            <p className="quiet">
              Viewed {formatCount(known.view_count, 'time')}. The link stops working when you stop
              sharing or delete the plan.
            </p>
          </div>
          <Button
            variant="danger"
            busy={stop.isPending}
            onClick={() => void stopAfterAsking(known.shared_uuid)}
          >
            Stop Sharing
          </Button>
        </>
      ) : (
        <Button
          variant="primary"
          busy={share.isPending || shares.isPending}
          onClick={() => share.mutate(planUuid)}
        >
          Create Sharing Link
        </Button>
      )}
      <Problem title="That did not work" of={{ problem }} />
    </>
  )
}
