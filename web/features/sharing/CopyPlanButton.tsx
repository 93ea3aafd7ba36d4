import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Plan } from '../../../engine/game/plan.ts'
import { planQueries } from '../../api/queries/plans.ts'
import { sharedMutations } from '../../api/queries/shared.ts'
import { fetchNow } from '../../api/query-client.ts'
import { useSession } from '../../session/session.ts'
import { Button, buttonClass } from '../../ui/field/Button.tsx'
import { CopyIcon } from '../../ui/icons/actions.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { useToast } from '../../ui/overlay/Toast.tsx'
import { problemText } from '../page/problem-text.ts'
import { OpenInCopy, toPlan } from '../plan/show/OpenInCopy.tsx'

/** Copies the plan among one's own. The server does not say which of them it became. */
function useClone(sharedUuid: string) {
  const { mutateAsync } = useMutation(sharedMutations.clone)
  return async (): Promise<Plan | undefined> => {
    const before = new Set((await fetchNow(planQueries.all())).map(({ uuid }) => uuid))
    await mutateAsync(sharedUuid)
    return (await fetchNow(planQueries.all())).find(({ uuid }) => !before.has(uuid))
  }
}

/** Takes the plan along: a visitor becomes a guest, who edits the copy at once. */
export function CopyPlanButton({ sharedUuid }: { sharedUuid: string }) {
  const { state } = useSession()
  return state === 'out' ? (
    <GuestCopy sharedUuid={sharedUuid} />
  ) : (
    <OwnCopy sharedUuid={sharedUuid} />
  )
}

function GuestCopy({ sharedUuid }: { sharedUuid: string }) {
  const clone = useClone(sharedUuid)
  return (
    <Row inline gap={2}>
      <Link
        to="/"
        search={{ login: true, to: `/shared/${sharedUuid}` }}
        className={buttonClass({ size: 'small' })}
      >
        Log in to save a copy
      </Link>
      <OpenInCopy copy={clone} />
    </Row>
  )
}

function OwnCopy({ sharedUuid }: { sharedUuid: string }) {
  const clone = useClone(sharedUuid)
  const toast = useToast()
  const cloning = useMutation({
    mutationFn: clone,
    onSuccess: () => toast.success('The plan is among your own now.'),
    onError: (problem) => toast.error('Cloning failed', { detail: problemText(problem) }),
  })
  return (
    <Row inline gap={2}>
      {cloning.data && (
        <Link {...toPlan(cloning.data)} className={buttonClass({ size: 'small' })}>
          Open the copy
        </Link>
      )}
      <Button
        size="small"
        variant="primary"
        icon={<CopyIcon size={14} />}
        busy={cloning.isPending}
        onClick={() => cloning.mutate()}
      >
        Clone Plan
      </Button>
    </Row>
  )
}
