import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { PlanWrite } from '../../../../engine/model/plan.ts'
import { DOCUMENTED } from '../../../../engine/reference/rules.ts'
import { planMutations, planQueries } from '../../../api/queries/plans.ts'
import { queryClient } from '../../../api/query-client.ts'
import { askEngine } from '../../../economy/calls.ts'
import type { SaveOutcome } from '../../../editing/session.ts'
import { problemText } from '../../../parts/problem-text.ts'
import { PLAN_NAME_FIELD } from '../../../planner/inputs/NameField.tsx'
import type { PlanContext } from '../../../planner/plan-editor.ts'
import { useToast } from '../../../ui/Toast.tsx'

/** What follows from a save: a new plan gets its address, and the sheets of spreadsheets their material flow. */
export function useSaveOutcome(
  context: PlanContext,
  planUuid: string | undefined,
  onCreated: (uuid: string) => void,
) {
  const toast = useToast()
  const navigate = useNavigate()
  const sheets = useMutation(planMutations.saveMaterialIo)
  return (outcome: SaveOutcome, stored: PlanWrite) => {
    switch (outcome.kind) {
      case 'refused':
        toast.error('Not saved yet', { detail: outcome.why })
        document.getElementsByName(PLAN_NAME_FIELD)[0]?.focus()
        break
      case 'failed':
        toast.error('Saving failed', { detail: problemText(outcome.problem) })
        break
      case 'created':
        onCreated(outcome.uuid)
        void openStored(outcome.uuid, stored)
        void keepFlow(outcome.uuid, stored)
        break
      case 'saved':
        if (planUuid !== undefined) void keepFlow(planUuid, stored)
    }
  }

  /** Read before the address changes, so that the screen goes on without a pause. */
  async function openStored(uuid: string, { planet_id }: PlanWrite) {
    await queryClient.prefetchQuery(planQueries.one(uuid))
    await navigate({
      to: '/plan/$planetNaturalId/{-$planUuid}',
      params: { planetNaturalId: planet_id, planUuid: uuid },
      replace: true,
    })
  }

  async function keepFlow(
    uuid: string,
    { planet, infrastructure, buildings, planet_id }: PlanWrite,
  ) {
    try {
      const { materialio } = await askEngine('evaluate', {
        plan: { planet, infrastructure, buildings },
        cx: context.cx?.cx_data ?? null,
        empire: context.bonus,
        // Spreadsheets keep to the documented figures, whichever the player looks at.
        rules: DOCUMENTED,
      })
      const material_io = materialio.map(({ ticker, input, output }) => ({ ticker, input, output }))
      await sheets.mutateAsync([{ uuid, planet_id, material_io }])
    } catch (problem) {
      toast.error('The plan is saved, but its material flow for spreadsheets is not.', {
        detail: problem instanceof Error ? problemText(problem) : undefined,
      })
    }
  }
}
