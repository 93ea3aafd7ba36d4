import { useEffect, useState } from 'react'

/** The end of a band's scale. It stays while the band narrows, and grows when the bound turns out to be higher. */
export function useScale(asked: unknown, bound: number | undefined): number {
  const [kept, setKept] = useState({ asked, most: 1 })
  useEffect(() => {
    if (bound === undefined || !Number.isFinite(bound)) return
    setKept((last) =>
      last.asked === asked && bound <= last.most ? last : { asked, most: Math.max(bound, 1) },
    )
  }, [asked, bound])
  return kept.asked === asked ? kept.most : Math.max(bound ?? 1, 1)
}
