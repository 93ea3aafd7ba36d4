import { useEffect, useState } from 'react'

/** The end of the scale of a band: it stays while the band narrows, and grows with what is found to be possible. */
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
