import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { TargetBase } from '../../../../engine/advisor/target/solution.ts'
import type { EmpireBonus } from '../../../../engine/plan/input.ts'
import { problemText } from '../../../parts/problem-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import section from '../Section.module.css'
import { HalfStored, removeStored, storeEmpire } from './store-empire.ts'

/** Stores the bases as plans of a new empire and opens it; what a failure left behind can be removed. */
export function OpenEmpire({
  name,
  bases,
  bonus,
}: {
  name: string
  bases: readonly TargetBase[]
  bonus: EmpireBonus | null
}) {
  const navigate = useNavigate()
  const store = useMutation({
    mutationFn: () => storeEmpire(name, bases, bonus),
    onSuccess: (empireUuid) =>
      void navigate({ to: '/empire/{-$empireUuid}', params: { empireUuid } }),
  })
  const remove = useMutation({ mutationFn: removeStored, onSuccess: () => store.reset() })
  const { error } = store
  const stored = error instanceof HalfStored ? error.stored : undefined
  const hasLeft = stored?.empireUuid !== undefined
  return (
    <div className={section.section}>
      <span>
        <Button
          variant="primary"
          disabled={hasLeft}
          busy={store.isPending}
          onClick={() => store.mutate()}
        >
          {store.isPending ? 'Storing …' : 'Open as a new empire'}
        </Button>
      </span>
      {error && (
        <ErrorPanel
          title="The empire could not be stored"
          onRetry={hasLeft ? undefined : store.mutate}
        >
          {error.cause instanceof Error ? problemText(error.cause) : error.message}
          {hasLeft && (
            <>
              {' '}
              Stored until then: the empire {name}
              {stored.plans.map((plan) => `, ${plan.name}`)}.{' '}
              <Button busy={remove.isPending} onClick={() => remove.mutate(stored)}>
                Remove what was stored
              </Button>
              {remove.error && ` It could not be removed: ${problemText(remove.error)}`}
            </>
          )}
        </ErrorPanel>
      )}
    </div>
  )
}
