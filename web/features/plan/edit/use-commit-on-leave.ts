import { useEffect } from 'react'

/** Leaving a field ends its step, so that typing there later is a new step. */
export function useCommitOnLeave(commit: () => void): void {
  useEffect(() => {
    document.addEventListener('focusout', commit)
    return () => document.removeEventListener('focusout', commit)
  }, [commit])
}
