import { useMemo, useRef } from 'react'
import type { Order } from './order.ts'
import type { RowSource } from './rows.ts'
import { useControlled } from './useControlled.ts'

/** Rows by their key, so that a selection outlives sorting, filtering and fresh data. */
export type RowKeys = ReadonlySet<string>
export const NO_ROWS: RowKeys = new Set()

export type Selection<Row> = {
  /** Selected rows that exist, whether or not the filters show them, in source order. */
  rows: readonly Row[]
  keys: RowKeys
  /** How many of them the filters leave out. */
  unseen: number
  /** Of the rows found. */
  all: boolean
  toggle: (row: number, toShift: boolean) => void
  toggleAll: () => void
  clear: () => void
}

export function useSelection<Row>({
  rows,
  rowKey,
  order,
  selected,
  onSelected,
}: {
  rows: RowSource<Row>
  rowKey: (row: Row) => string
  order: Order
  selected: RowKeys | undefined
  onSelected: ((keys: RowKeys) => void) | undefined
}): Selection<Row> {
  const [keys, setKeys] = useControlled(selected, onSelected, NO_ROWS)
  /** Where a range begins that Shift ends. */
  const anchor = useRef<string | undefined>(undefined)
  const keyAt = (place: number) => rowKey(rows.at(place) as Row)

  const { chosen, seen } = useMemo(() => {
    if (keys.size === 0) return { chosen: [], seen: 0 }
    const chosen: Row[] = []
    const chosenAt = new Uint8Array(rows.length)
    for (let place = 0; place < rows.length; place++) {
      const row = rows.at(place) as Row
      if (!keys.has(rowKey(row))) continue
      chosen.push(row)
      chosenAt[place] = 1
    }
    return { chosen, seen: order.reduce((sum, place) => sum + chosenAt[place]!, 0) }
  }, [rows, rowKey, order, keys])
  const all = order.length > 0 && seen === order.length

  return {
    rows: chosen,
    keys,
    unseen: chosen.length - seen,
    all,
    toggle(row, toShift) {
      const place = order[row]
      if (place === undefined) return
      const key = keyAt(place)
      const next = new Set(keys)
      const from = toShift ? order.findIndex((other) => keyAt(other) === anchor.current) : -1
      const select = from >= 0 || !next.has(key)
      const [first, last] = from >= 0 ? [Math.min(from, row), Math.max(from, row)] : [row, row]
      for (let at = first; at <= last; at++) {
        const each = keyAt(order[at]!)
        if (select) next.add(each)
        else next.delete(each)
      }
      if (!toShift || from < 0) anchor.current = key
      setKeys(next)
    },
    toggleAll() {
      const next = new Set(keys)
      for (const place of order) {
        if (all) next.delete(keyAt(place))
        else next.add(keyAt(place))
      }
      setKeys(next)
    },
    clear: () => setKeys(NO_ROWS),
  }
}
