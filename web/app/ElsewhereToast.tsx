import { useEffect, useEffectEvent } from 'react'
import { changedElsewhere } from '../api/elsewhere.ts'
import { useToast } from '../ui/overlay/Toast.tsx'

/** One notice for several lists that change together. */
const TOGETHER_MS = 2000

export function ElsewhereToast() {
  const toast = useToast()
  const tell = useEffectEvent(() =>
    toast.info('Changed on another device', { detail: 'This page shows it as it is now.' }),
  )
  useEffect(() => {
    let toldAt = 0
    return changedElsewhere.subscribe(() => {
      const { at } = changedElsewhere.get() ?? { at: 0 }
      if (at - toldAt >= TOGETHER_MS) tell()
      toldAt = at
    })
  }, [])
  return null
}
