import * as v from 'valibot'
import { EmpireWrite } from '../../game/empire.ts'

export type EmpireProblems = Partial<Record<keyof EmpireWrite, string>>

export function empireProblems(empire: EmpireWrite): EmpireProblems {
  const { issues } = v.safeParse(EmpireWrite, empire)
  if (!issues) return {}
  const { nested = {} } = v.flatten<typeof EmpireWrite>(issues)
  return Object.fromEntries(
    Object.entries(nested).flatMap(([field, messages]) =>
      messages?.[0] === undefined ? [] : [[field, messages[0]]],
    ),
  )
}
