import { Tooltip } from '@base-ui/react/tooltip'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { type MaterialSource, MaterialSourceContext } from './material-source.ts'
import { OverviewPopup } from './OverviewPopup.tsx'

type OverviewHandle = ReturnType<typeof Tooltip.createHandle<string>>

const OverviewContext = createContext<OverviewHandle | null>(null)
export const useOverviewHandle = () => useContext(OverviewContext)

/** Gives the tiles below it their facts, and one overview that all of them share. */
export function MaterialSourceProvider({
  source,
  children,
}: {
  source: MaterialSource
  children: ReactNode
}) {
  const [handle] = useState(() => Tooltip.createHandle<string>())
  const { loadOverview } = source
  return (
    <MaterialSourceContext value={source}>
      <OverviewContext value={loadOverview ? handle : null}>
        {children}
        {loadOverview && (
          <Tooltip.Root handle={handle}>
            {({ payload }) =>
              payload === undefined ? null : (
                <OverviewPopup
                  key={payload}
                  ticker={payload}
                  facts={source.facts(payload)}
                  load={loadOverview}
                />
              )
            }
          </Tooltip.Root>
        )}
      </OverviewContext>
    </MaterialSourceContext>
  )
}
