import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { TargetBase } from '../../../engine/advisor/target/solution.ts'
import { formatCount } from '../../../engine/game/number-format.ts'
import type { EmpireBonus } from '../../../engine/plan/input.ts'
import { useActiveContext } from '../../data/active-context.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/field/Button.tsx'
import { ErrorPanel } from '../../ui/layout/ErrorPanel.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useToast } from '../../ui/overlay/Toast.tsx'
import { problemText } from '../page/problem-text.ts'
import type { MadeRecord } from '../undo/undo-record.ts'
import { useUndo } from '../undo/use-undo.ts'
import { HalfStored, removeStored, storeEmpire } from './store-empire.ts'

export function OpenEmpire({
  name,
  bases,
  bonus,
  cxUuid,
  label = 'Open as a new empire',
  isNext,
  onStored,
}: {
  name: string
  bases: readonly TargetBase[]
  bonus: EmpireBonus | null
  cxUuid: string | undefined
  label?: string
  /** Whether its button is the primary one of the screen. */
  isNext: boolean
  onStored?: (empireUuid: string) => void
}) {
  const navigate = useNavigate()
  const toast = useToast()
  const { undo } = useUndo()
  const { user } = useSession()
  const { cx } = useActiveContext({ cxUuid })
  const { cx: byDefault } = useActiveContext()
  async function takeBack(record: MadeRecord) {
    await undo(record)
    if (location.pathname.includes(record.empires[0]!))
      await navigate({ to: '/empire/{-$empireUuid}', params: {} })
  }
  const store = useMutation({
    mutationFn: () =>
      storeEmpire({ name, bases, bonus, cxUuid: cx?.uuid, userId: user?.user_id ?? 0 }),
    onSuccess(record) {
      const empireUuid = record.empires[0]!
      onStored?.(empireUuid)
      toast.success(`${formatCount(bases.length, 'plan')} stored in the empire ${name}.`, {
        detail: 'Undo removes all of it, for a day also under Management.',
        action: { label: 'Undo', run: () => void takeBack(record) },
        sticky: true,
      })
      void navigate({ to: '/empire/{-$empireUuid}', params: { empireUuid } })
    },
  })
  const remove = useMutation({ mutationFn: removeStored, onSuccess: () => store.reset() })
  const { error } = store
  const left = error instanceof HalfStored ? error.stored : undefined
  const reason = error instanceof HalfStored ? error.cause : error
  return (
    <Stack gap={4}>
      <span>
        <Button
          variant={isNext ? 'primary' : 'secondary'}
          disabled={left !== undefined}
          busy={store.isPending}
          onClick={() => store.mutate()}
        >
          {store.isPending ? 'Storing …' : label}
        </Button>
      </span>
      {!cx && byDefault && (
        <p>
          An empire has a CX: this one will be calculated under {byDefault.name}, not at average
          prices.
        </p>
      )}
      {error && (
        <ErrorPanel
          title="The empire could not be stored"
          onRetry={left ? undefined : () => store.mutate()}
        >
          {reason instanceof Error && problemText(reason)}{' '}
          {left ? (
            <>
              A part of it is still there: the empire {left.name} and plans in it.{' '}
              <Button busy={remove.isPending} onClick={() => remove.mutate(left)}>
                Remove what was stored
              </Button>
              {remove.error && ` It could not be removed: ${problemText(remove.error)}`}
            </>
          ) : (
            'Nothing of it was kept.'
          )}
        </ErrorPanel>
      )}
    </Stack>
  )
}
