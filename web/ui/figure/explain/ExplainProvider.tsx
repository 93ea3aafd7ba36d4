import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { ExplainPopover, type LastAsked } from './ExplainPopover.tsx'
import { type Explaining, ExplainingContext } from './explain-asking.ts'
import { ExplainContext, type ExplainSource } from './explain-source.ts'

/**
 * Gives the figures below it their derivations in one shared popover. The figures are plain buttons: a plan shows about a hundred, and a
 * library trigger runs several hooks and effects with every edit.
 */
export function ExplainProvider({
  source,
  children,
}: {
  source: ExplainSource
  children: ReactNode
}) {
  const [asked, setAsked] = useState<LastAsked>()
  const explaining = useMemo<Explaining>(() => {
    const forget = (anchor: HTMLElement) =>
      setAsked((last) =>
        last?.isOpen && last.anchor === anchor ? { ...last, isOpen: false } : last,
      )
    return {
      ask: (figure) =>
        setAsked((last) => ({
          ...figure,
          isOpen: !(last?.isOpen && last.anchor === figure.anchor),
        })),
      forget,
      place: (anchor) => (anchor ? () => forget(anchor) : undefined),
    }
  }, [])
  const shown = asked?.isOpen ? asked.anchor : undefined
  useEffect(() => {
    shown?.setAttribute('aria-expanded', 'true')
    return () => shown?.setAttribute('aria-expanded', 'false')
  }, [shown])
  return (
    <ExplainContext value={source}>
      <ExplainingContext value={explaining}>
        {children}
        <ExplainPopover asked={asked} forget={explaining.forget} />
      </ExplainingContext>
    </ExplainContext>
  )
}
