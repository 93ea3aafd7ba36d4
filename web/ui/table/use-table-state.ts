import { useState } from 'react'
import type { TableState } from './state.ts'

const same = (one: TableState, other: TableState) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The table's state, and that of the address it may be bound to. An address follows with a delay, so a state that comes back is first
 * compared with what was sent: an echo never undoes what was typed meanwhile, anything else (the Back button, a link) is adopted.
 */
export function useTableState(
  state: TableState | undefined,
  onStateChange: ((state: TableState) => void) | undefined,
  initial: TableState,
): [TableState, (change: Partial<TableState>) => void] {
  const [own, setOwn] = useState(state ?? initial)
  const [given, setGiven] = useState(state)
  const [sent, setSent] = useState<readonly TableState[]>([])

  if (state && state !== given) {
    setGiven(state)
    const echo = sent.findIndex((earlier) => same(earlier, state))
    const underWay = echo < 0 ? [] : sent.slice(echo + 1)
    setSent(underWay)
    if (underWay.length === 0 && !same(state, own)) setOwn(state)
  }

  function change(part: Partial<TableState>) {
    // A new choice of rows starts at its first page.
    const next = { ...own, page: 0, ...part }
    setOwn(next)
    if (!onStateChange) return
    if (state) setSent([...sent, next].slice(-20))
    onStateChange(next)
  }
  return [own, change]
}
