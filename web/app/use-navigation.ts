import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useObservable } from '../browser/observable.ts'
import { updatedPlans } from '../data/updates.ts'
import { useSession } from '../session/session.ts'
import { navigationFor, openEntry, pagesFor, phoneEntries } from './navigation.ts'

/** The entries that the player may open, and the open one. */
export function useNavigation() {
  const { hasFio } = useSession()
  const hasUpdate = useObservable(updatedPlans).length > 0
  const address = useLocation({ select: ({ pathname, search }) => ({ pathname, search }) })
  const visible = useMemo(() => {
    const visitor = { hasFio, hasUpdate }
    return {
      groups: navigationFor(visitor),
      pages: pagesFor(visitor),
      phone: phoneEntries(visitor),
    }
  }, [hasFio, hasUpdate])
  return { ...visible, open: openEntry(visible.groups, address) }
}
