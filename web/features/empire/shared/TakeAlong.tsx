import { Link } from '@tanstack/react-router'
import type { ReadableEmpire } from '../../../api/queries/shared-empires.ts'
import { useSession } from '../../../session/session.ts'
import { Button, buttonClass } from '../../../ui/field/Button.tsx'
import { CopyIcon } from '../../../ui/icons/records.tsx'
import { useSharedEmpireCopy } from './use-copy.ts'

/** Copies the whole empire, and leads to the copy; the notice of it can undo the step. */
export function TakeAlong({ shared }: { shared: ReadableEmpire }) {
  const { state } = useSession()
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
      {copy.data?.empire_uuid ? (
        <Link
          to="/empire/{-$empireUuid}"
          params={{ empireUuid: copy.data.empire_uuid }}
          className={buttonClass({ variant: 'primary', size: 'small' })}
        >
          Open your copy
        </Link>
      ) : (
        <Button
          size="small"
          variant="primary"
          icon={<CopyIcon size={14} />}
          busy={copy.isPending}
          onClick={() => copy.mutate(undefined)}
        >
          Copy this empire
        </Button>
      )}
    </>
  )
}
