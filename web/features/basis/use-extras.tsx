import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { type Headline, headline } from '../../../engine/empire/headline.ts'
import { useBookSettings } from '../../session/book-settings.ts'
import { useFreightSettings } from '../../session/freight-settings.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import type { HeadlineWithExtras, PlansWithExtras } from './use-headline.ts'

const ExtrasCalculation = lazyPart(() => import('./ExtrasCalculation.tsx'), 'ExtrasCalculation')

export interface Switches extends Partial<HeadlineWithExtras> {
  readonly isOn: boolean
  readonly hasFreight: boolean
  readonly byBook: boolean
  /** Calculates, where something is to be calculated; shows nothing itself. */
  readonly host: ReactNode
}

/** What an empire comes to with all that is switched on. Freight and books cost nothing while both are off. */
export function useExtras(asked: PlansWithExtras): Switches {
  const { figures, own, empireUuid } = asked
  const { isOn: hasFreight } = useFreightSettings(empireUuid)
  const { isOn: byBook, hasBand } = useBookSettings()
  const [extras, setExtras] = useState<HeadlineWithExtras>()
  const local = useMemo(
    (): Headline | undefined =>
      figures && headline(figures.totals, figures.plans, own ? { own } : {}),
    [figures, own],
  )
  const isAsked = hasFreight || byBook || hasBand
  return {
    ...(isAsked ? extras : undefined),
    ...(!hasFreight && !byBook && { value: local }),
    isOn: own !== undefined || hasFreight || byBook,
    hasFreight,
    byBook,
    host: isAsked && (
      <Suspense>
        <ExtrasCalculation {...asked} onExtras={setExtras} />
      </Suspense>
    ),
  }
}
