import type { EmpireBase, EmpireProposal } from '../../../../engine/advisor/empire/answer.ts'
import type { BestEmpireQuestion } from '../../../../engine/advisor/empire/question.ts'
import { usePlaceNames } from '../../fleet/place-names.ts'

/** An existing base has the name of its plan, a new one that of its planet. */
export function useBaseTitle({ bases }: EmpireProposal, question: BestEmpireQuestion) {
  const nameOf = usePlaceNames(
    bases.map(({ planetNaturalId }) => planetNaturalId),
    'short',
  )
  return ({ existing, planetNaturalId }: EmpireBase): string => {
    const standing = existing === null ? undefined : question.existing[existing]
    return standing ? `${standing.name}, ${planetNaturalId}` : nameOf(planetNaturalId)
  }
}
