import type { CxData } from '../../engine/model/cx.ts'
import type { EmpireWrite } from '../../engine/model/empire.ts'
import type { PlanWrite } from '../../engine/model/plan.ts'

/** What can be edited for a while before it is saved. */
export interface Drafted {
  plan: PlanWrite
  cx: CxData
  empire: EmpireWrite
}
export type DraftKind = keyof Drafted

export interface Draft<K extends DraftKind> {
  value: Drafted[K]
  /** When it was last edited, in ms. */
  editedAt: number
}

export interface DraftHandle<K extends DraftKind> {
  /** Unsaved work of an earlier visit that differs from what is saved; undefined once answered. */
  offer: Draft<K> | undefined
  /** Takes the offered work up; the screen puts the value into its form. */
  accept(): Drafted[K] | undefined
  /** Throws the draft away: the player declined, or the work was saved. */
  discard(): void
  /** Call with every edit; equal to what is saved, there is nothing to keep. */
  keep(value: Drafted[K]): void
}

/** Keeps unsaved work safe. `saved` is the stored version, undefined for something new. */
export function useDraft<K extends DraftKind>(
  _kind: K,
  _id: string,
  _saved: Drafted[K] | undefined,
): DraftHandle<K> {
  return { offer: undefined, accept: () => undefined, discard() {}, keep() {} }
}
