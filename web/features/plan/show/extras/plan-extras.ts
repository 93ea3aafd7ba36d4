import { useBookSettings } from '../../../../session/book-settings.ts'
import { useFreightSettings } from '../../../../session/freight-settings.ts'
import type { HeadlineWithExtras } from '../../../basis/use-headline.ts'

/** A plan that is not stored has no uuid yet. */
export const UNSAVED = 'plan'

/** $ a day that each switch adds to the profit of the price list. */
export interface Effects {
  readonly own: number | undefined
  readonly freight: number | undefined
  readonly book: number | undefined
}

export interface PlanExtras
  extends Pick<HeadlineWithExtras, 'freight' | 'freightQuestion' | 'booked' | 'problem'> {
  /** The uuid of this plan among the plans of its freight. */
  readonly uuid: string
  /** Undefined until all of them are calculated. */
  readonly effects: Effects | undefined
  /** The effects are those before the last edit. */
  readonly isStale: boolean
}

/** Whether more than the price list counts, or is shown beside it. */
export function usePlanSwitches(empireUuid: string | undefined) {
  const { isOn: hasFreight, sharesOwn } = useFreightSettings(empireUuid)
  const { isOn: byBook, hasBand } = useBookSettings()
  return {
    isOn: hasFreight || sharesOwn || byBook,
    isAsked: hasFreight || sharesOwn || byBook || hasBand,
  }
}

/** The profit with all that is on; null while a part of it is not known. */
export function profitWithExtras(
  profit: number,
  extras: PlanExtras | undefined,
  isOn: boolean,
): number | null {
  if (!isOn || extras?.problem) return profit
  const { own = 0, freight = 0, book = 0 } = extras?.effects ?? {}
  return extras?.effects ? profit + own + freight + book : null
}
