import { type ReactNode, useState } from 'react'
import { formatCount } from '../../../engine/game/number-format.ts'
import { Button } from '../field/Button.tsx'

/** The first items of a list until all are asked for, and the button that asks while there are more. */
export function useFirst<Item>(
  items: readonly Item[],
  count: number,
  /** What an item is: "trip". */
  one: string,
): readonly [shown: readonly Item[], more: ReactNode] {
  const [isWhole, setWhole] = useState(false)
  const more = items.length - count
  if (isWhole || more <= 0) return [items, null]
  return [
    items.slice(0, count),
    <Button key="more" size="small" variant="ghost" onClick={() => setWhole(true)}>
      {formatCount(more, `more ${one}`)}
    </Button>,
  ]
}
