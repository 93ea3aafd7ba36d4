import { useEffect } from 'react'

/** A field that is left ends its step: what is typed when somebody comes back is a step of its own. */
export function useCommitOnLeave(commit: () => void): void {
  useEffect(() => {
    document.addEventListener('focusout', commit)
    return () => document.removeEventListener('focusout', commit)
  }, [commit])
}
