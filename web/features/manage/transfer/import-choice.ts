import { CX_PER_USER } from '../../../../edge/features/cx/contract.ts'
import { EMPIRES_PER_USER } from '../../../../edge/features/empires/contract.ts'
import { PLANS_PER_USER } from '../../../../edge/features/plans/contract.ts'
import {
  actionsFor,
  type FiledKind,
  type ImportAction,
  type ImportEntry,
} from '../../../../engine/portable/import-entry.ts'
import type { OwnEconomy } from '../../../../engine/portable/write.ts'
import { MAX_DESIGNS } from '../../../session/own-designs.ts'

/** The choices of the player that differ from the suggestion, by kind and uuid. */
export type Choices = ReadonlyMap<string, ImportAction>

export const entryKey = ({ kind, uuid }: ImportEntry) => `${kind} ${uuid}`

export const actionOf = (entry: ImportEntry, choices: Choices): ImportAction =>
  choices.get(entryKey(entry)) ?? actionsFor(entry)[0]!

export const isCreation = (action: ImportAction) => action === 'create' || action === 'copy'

const LIMITS: Record<'plan' | 'empire' | 'cx' | 'ship', { most: number; words: string }> = {
  plan: { most: PLANS_PER_USER, words: 'plans' },
  empire: { most: EMPIRES_PER_USER, words: 'empires' },
  cx: { most: CX_PER_USER, words: 'CX' },
  ship: { most: MAX_DESIGNS, words: 'ships of your own design' },
}

/** Which limits of the server an import would break, in words. */
export function brokenLimits(
  entries: readonly ImportEntry[],
  choices: Choices,
  own: OwnEconomy,
): string[] {
  return limitsBroken(
    (kind) =>
      entries.filter((entry) => entry.kind === kind && isCreation(actionOf(entry, choices))).length,
    own,
  )
}

/** The same limits for a given number of new records of each kind. */
export function limitsBroken(countOf: (kind: FiledKind) => number, own: OwnEconomy): string[] {
  const has = {
    ...{ plan: own.plans.length, empire: own.empires.length, cx: own.cx.length },
    ship: own.fleet?.designs.length ?? 0,
  }
  return (['plan', 'empire', 'cx', 'ship'] as const).flatMap((kind) => {
    const created = countOf(kind)
    const { most, words } = LIMITS[kind]
    const total = has[kind] + created
    return created === 0 || total <= most
      ? []
      : [`You may have ${most} ${words}; with this import there would be ${total}.`]
  })
}
