import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ShareTerms } from '../../../../edge/features/sharing/contract.ts'
import { formatCount } from '../../../../engine/game/number-format.ts'
import { cxQueries } from '../../../api/queries/cx.ts'
import { empireQueries } from '../../../api/queries/empires.ts'
import { sharedMutations, sharedQueries, termsWith } from '../../../api/queries/shared.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { Checkbox } from '../../../ui/field/Checkbox.tsx'
import { CopyButton } from '../../../ui/field/CopyButton.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { useConfirm } from '../../../ui/overlay/Confirm.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Problem } from '../../page/Problem.tsx'
import { useShownPlan } from '../show/shown-plan.ts'
import { LinkSection } from './LinkSection.tsx'
import styles from './ShareDialog.module.css'

type ChosenTerms = Required<ShareTerms>

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
          Anyone with the address sees the saved plan with its figures, and a preview where the
          address is posted. You can stop it at any time.
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
  const { empire, cx } = useShownPlan().context
  const shares = useQuery(sharedQueries.list())
  const empires = useQuery(empireQueries.all())
  const cxs = useQuery(cxQueries.all())
  const share = useMutation(sharedMutations.share)
  const stop = useMutation(sharedMutations.stop)
  const confirm = useConfirm()
  const known = shares.data?.find((entry) => entry.plan_uuid === planUuid)
  const [chosen, setChosen] = useState<ChosenTerms>()
  const stored: ChosenTerms | undefined = known && {
    empire_uuid: known.empire_uuid ?? null,
    cx_uuid: known.cx_uuid ?? null,
  }
  const terms = chosen ?? stored ?? termsWith(empire, cx)
  const include = (changes: ShareTerms) => {
    const next = { ...terms, ...changes }
    setChosen(next)
    if (known) share.mutate({ planUuid, terms: next }, { onError: () => setChosen(undefined) })
  }
  // The page may include another empire or CX than the plan is shown with.
  const included = {
    empire: empires.data?.find(({ uuid }) => uuid === terms.empire_uuid) ?? empire,
    cx: cxs.data?.find(({ uuid }) => uuid === terms.cx_uuid) ?? cx,
  }
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
      {included.empire && (
        <Checkbox
          label={`With the bonuses of ${included.empire.name} (faction and permits)`}
          checked={terms.empire_uuid !== null}
          disabled={share.isPending}
          onChecked={(isOn) => include({ empire_uuid: isOn ? included.empire!.uuid : null })}
        />
      )}
      {included.cx && (
        <Checkbox
          label={`With your prices: ${included.cx.name}`}
          checked={terms.cx_uuid !== null}
          disabled={share.isPending}
          onChecked={(isOn) => include({ cx_uuid: isOn ? included.cx!.uuid : null })}
        />
      )}
      <p className="quiet">
        {terms.cx_uuid === null ? 'Without your prices it shows average prices. ' : ''}
        What you include is shown as it is at the time of each visit.
      </p>
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
            size="small"
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
          onClick={() => share.mutate({ planUuid, terms })}
        >
          Create Sharing Link
        </Button>
      )}
      <Problem title="That did not work" of={{ problem }} />
    </>
  )
}
