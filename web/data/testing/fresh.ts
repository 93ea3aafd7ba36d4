import { waitFor } from '@testing-library/react'
import type { Answer } from '../use-answer.ts'

/** The answer to the hook's last question; throws its problem if there is none. */
export async function fresh<T>(result: { readonly current: Answer<T> }): Promise<T> {
  const stillRunning = () => {
    if (result.current.isRunning) throw new Error('Still running')
  }
  await waitFor(stillRunning, { timeout: 10_000 })
  const { isStale, problem } = result.current
  if (problem) throw problem
  if (isStale) throw new Error('Ended without an answer')
  return result.current.value!
}
