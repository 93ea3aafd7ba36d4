import { MAX_PERMITS_OF_BASE } from '../game/constants/base.ts'
import { EXPERT_TYPES, type PlanWrite } from '../game/plan.ts'
import { EXPERTISES, WORKFORCES } from '../game/primitives.ts'
import { Cogc } from '../game/programs.ts'
import { MAX_EXPERTS_OF_A_KIND } from './edit.ts'
import type { BaseEdit } from './editing/plan-edit.ts'
import { editedBase, planEditor } from './editing/plan-editor.ts'
import type { PlanResult } from './result.ts'

export interface PlanSwitch {
  readonly id: string
  readonly edit: BaseEdit
  readonly name: string
  /** Only one of the switches with the same field can be on. */
  readonly field: string
}

/** Changes of the production that take one click, with every programme of the CoGC. */
export function planSwitches(
  plan: PlanWrite,
  { workforce, production }: Pick<PlanResult, 'workforce' | 'production'>,
): PlanSwitch[] {
  const { permits, corphq, cogc, experts, workforce: luxuries } = plan.planet
  const used = new Set(production.buildings.map(({ expertise }) => expertise))
  const edits: BaseEdit[] = []
  for (const next of neighbours(permits, 1, MAX_PERMITS_OF_BASE))
    edits.push({ kind: 'permits', permits: next })
  edits.push({ kind: 'corphq', corphq: !corphq })
  for (const other of Cogc.options) if (other !== cogc) edits.push({ kind: 'cogc', cogc: other })
  for (const [place, type] of EXPERT_TYPES.entries()) {
    const amount = experts.find((entry) => entry.type === type)?.amount ?? 0
    if (amount === 0 && !used.has(EXPERTISES[place]!)) continue
    for (const next of neighbours(amount, 0, MAX_EXPERTS_OF_A_KIND))
      edits.push({ kind: 'experts', type, amount: next })
  }
  for (const kind of WORKFORCES) {
    if (workforce[kind].required === 0) continue
    const entry = luxuries.find(({ type }) => type === kind)
    for (const luxury of ['lux1', 'lux2'] as const)
      edits.push({ kind: 'luxury', workforce: kind, luxury, provided: !(entry?.[luxury] ?? true) })
  }
  return edits.map((edit) => {
    const name = planEditor.describe(plan, edit, editedBase(plan, edit))
    return { id: name, edit, name, field: planEditor.fieldOf(edit) ?? name }
  })
}

const neighbours = (amount: number, least: number, most: number) =>
  [amount + 1, amount - 1].filter((next) => next >= least && next <= most)
