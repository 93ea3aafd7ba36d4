import { useQuery } from '@tanstack/react-query'
import { refreshProfile } from './session.ts'

/** Fetches the profile into the session; returns whether that fails. */
export function useProfileFetch() {
  return useQuery({
    queryKey: ['profile'],
    queryFn: async () => {
      await refreshProfile()
      return true
    },
    staleTime: 0,
    gcTime: 0,
  })
}
