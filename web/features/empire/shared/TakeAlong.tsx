import { Link, useNavigate } from '@tanstack/react-router'
import type { ReadableEmpire } from '../../../api/queries/shared-empires.ts'
import { useSession } from '../../../session/session.ts'
import { Button, buttonClass } from '../../../ui/field/Button.tsx'
import { CopyIcon } from '../../../ui/icons/actions.tsx'
import { useSharedEmpireCopy } from './use-copy.ts'

/** Copies the whole empire and opens the copy. */
export function TakeAlong({ shared }: { shared: ReadableEmpire }) {
  const { state } = useSession()
  const navigate = useNavigate()
  const copy = useSharedEmpireCopy(shared)
  return (
    <>
      {state === 'out' && (
        <Link
          to="/"
          search={{ login: true, to: `/shared/empire/${shared.uuid}` }}
          className={buttonClass({ variant: 'ghost', size: 'small' })}
        >
          Log in
        </Link>
      )}
      <Button
        size="small"
        variant="primary"
        icon={<CopyIcon size={14} />}
        busy={copy.isPending}
        onClick={() =>
          copy.mutate(undefined, {
            onSuccess: ({ empire_uuid }) =>
              empire_uuid !== null &&
              void navigate({
                to: '/empire/{-$empireUuid}',
                params: { empireUuid: empire_uuid },
              }),
          })
        }
      >
        Copy this empire
      </Button>
    </>
  )
}
