import { type ReactNode, useState } from 'react'
import { type MaterialSource, MaterialSourceContext } from './material-source.ts'
import { OverviewPopup } from './OverviewPopup.tsx'
import { OverviewContext, overviewAsking, type ShownOverview } from './overview-asking.ts'

/**
 * Gives the tiles below it their facts, and one shared overview. The tiles are plain buttons: a table shows hundreds, and a library trigger
 * runs several hooks and effects for each.
 */
export function MaterialSourceProvider({
  source,
  children,
}: {
  source: MaterialSource
  children: ReactNode
}) {
  const [shown, setShown] = useState<ShownOverview>()
  const [asking] = useState(() => overviewAsking(setShown))
  const { loadOverview } = source
  return (
    <MaterialSourceContext value={source}>
      <OverviewContext value={loadOverview ? asking : null}>
        {children}
        {loadOverview && shown && (
          <OverviewPopup
            key={shown.ticker}
            shown={shown}
            asking={asking}
            facts={source.facts(shown.ticker)}
            load={loadOverview}
          />
        )}
      </OverviewContext>
    </MaterialSourceContext>
  )
}
