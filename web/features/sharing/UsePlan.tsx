import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { enterAsGuest, useSession } from '../../session/session.ts'
import { Button, buttonClass } from '../../ui/field/Button.tsx'
import { CopyIcon } from '../../ui/icons/records.tsx'
import { useToast } from '../../ui/overlay/Toast.tsx'
import { problemText } from '../page/problem-text.ts'

/** Copies a shown plan to the player's own plans and opens the copy. A visitor becomes a guest first. */
export function UsePlan({
  page,
  copy,
}: {
  /** The address to return to after a log-in; none where it holds the plan, which no server should see. */
  page?: string | undefined
  copy: () => Promise<{ readonly uuid: string; readonly planet_id: string }>
}) {
  const { state } = useSession()
  const navigate = useNavigate()
  const toast = useToast()
  const use = useMutation({
    async mutationFn() {
      if (state === 'out') {
        await enterAsGuest()
        const { chooseGuestDefaults } = await import('../../session/guest-defaults.ts')
        await chooseGuestDefaults().catch((problem) =>
          console.warn('No default was chosen.', problem),
        )
      }
      return await copy()
    },
    onSuccess: (copied) =>
      navigate({
        to: '/plan/$planetNaturalId/{-$planUuid}',
        params: { planetNaturalId: copied.planet_id, planUuid: copied.uuid },
      }),
    onError: (problem) => toast.error('The plan was not copied', { detail: problemText(problem) }),
  })
  return (
    <>
      {state === 'out' && page && (
        <Link
          to="/"
          search={{ login: true, to: page }}
          className={buttonClass({ variant: 'ghost', size: 'small' })}
        >
          Log in
        </Link>
      )}
      <Button
        size="small"
        variant="primary"
        icon={<CopyIcon size={14} />}
        busy={use.isPending}
        onClick={() => use.mutate()}
      >
        Use this plan
      </Button>
    </>
  )
}
