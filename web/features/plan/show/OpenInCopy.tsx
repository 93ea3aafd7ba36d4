import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { enterAsGuest, useSession } from '../../../session/session.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { CopyIcon } from '../../../ui/icons/actions.tsx'
import { useToast } from '../../../ui/overlay/Toast.tsx'
import { problemText } from '../../page/problem-text.ts'

export interface Copied {
  readonly uuid: string
  readonly planet_id: string
}

export const toPlan = ({ uuid, planet_id }: Copied) => ({
  to: '/plan/$planetNaturalId/{-$planUuid}' as const,
  params: { planetNaturalId: planet_id, planUuid: uuid },
})

/** Copies a plan to one's own and opens it in the editor; a visitor becomes a guest. */
export function OpenInCopy({ copy }: { copy: () => Promise<Copied | undefined> }) {
  const { state } = useSession()
  const navigate = useNavigate()
  const toast = useToast()
  const open = useMutation({
    async mutationFn() {
      if (state === 'out') {
        await enterAsGuest()
        const { chooseGuestDefaults } = await import('../../../session/guest-defaults.ts')
        await chooseGuestDefaults().catch((problem) =>
          console.warn('No default was chosen.', problem),
        )
      }
      return await copy()
    },
    onSuccess: (copied) => copied && navigate(toPlan(copied)),
    onError: (problem) => toast.error('The copy was not made', { detail: problemText(problem) }),
  })
  return (
    <Button
      size="small"
      variant="primary"
      icon={<CopyIcon size={14} />}
      busy={open.isPending}
      onClick={() => open.mutate()}
    >
      Try a copy
    </Button>
  )
}
