import { Popover } from '@base-ui/react/popover'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { classes } from '../classes.ts'
import popup from '../popup.module.css'
import { Derivation } from './Derivation.tsx'
import styles from './ExplainPopup.module.css'
import { ExplainContext, type ExplainSource, type FigureName } from './explain-source.ts'

export type Question = { figure: FigureName; label: string }

type ExplainHandle = ReturnType<typeof Popover.createHandle<Question>>

const HandleContext = createContext<ExplainHandle | null>(null)
export const useExplainHandle = () => useContext(HandleContext)

/** Gives the figures below it their derivations, in one popover that all of them share. */
export function ExplainProvider({
  source,
  children,
}: {
  source: ExplainSource
  children: ReactNode
}) {
  const [handle] = useState(() => Popover.createHandle<Question>())
  return (
    <ExplainContext value={source}>
      <HandleContext value={handle}>
        {children}
        <Popover.Root handle={handle}>
          {({ payload }) => (
            <Popover.Portal>
              <Popover.Positioner className={popup.positioner} align="start" sideOffset={6}>
                <Popover.Popup
                  className={classes(popup.popup, styles.popup)}
                  aria-label={payload ? `Derivation of ${payload.label}` : 'Derivation'}
                >
                  {payload && (
                    <Derivation
                      key={JSON.stringify(payload.figure)}
                      figure={payload.figure}
                      label={payload.label}
                    />
                  )}
                </Popover.Popup>
              </Popover.Positioner>
            </Popover.Portal>
          )}
        </Popover.Root>
      </HandleContext>
    </ExplainContext>
  )
}
