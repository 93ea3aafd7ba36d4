import { useBlocker } from '@tanstack/react-router'
import { getSession } from './session.ts'

/** The player is leaving a changed form; the screen asks and calls one of the two. */
export interface LeaveQuestion {
  leave(): void
  stay(): void
}

/**
 * Asks before a changed form is left: with the returned question inside the app, with the browser's own when the tab closes. What was typed
 * is in the drafts either way.
 */
export function useLeaveGuard(dirty: boolean): LeaveQuestion | undefined {
  const blocker = useBlocker({
    // A session that ended leaves no choice: the guard redirects, and the draft is offered after the next login.
    shouldBlockFn: ({ current, next }) =>
      dirty && current.pathname !== next.pathname && getSession().state === 'in',
    enableBeforeUnload: dirty,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return undefined
  return { leave: blocker.proceed, stay: blocker.reset }
}
