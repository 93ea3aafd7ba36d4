import { nameOfOther, rulesNamed } from '../../../engine/game/constants/rules.ts'
import { observable, useObservable } from '../../browser/observable.ts'
import { usePreferences } from '../../session/preferences.ts'

const marks = observable(false)
/** Whether the player shows the marks in Accurate, until the page is left. */
export const useMarksShown = () => useObservable(marks)
export const setMarksShown = marks.set

/** Whether figures that differ under the other rule book are marked: always in Classic, in Accurate only on request. */
export function useMarksAsked(): boolean {
  const { figures } = usePreferences()
  const isShown = useMarksShown()
  return isShown || nameOfOther(rulesNamed(figures)) === 'accurate'
}
