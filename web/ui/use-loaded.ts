import { useEffect, useState } from 'react'

export type Loaded<Value> =
  | { state: 'loading' }
  | { state: 'done'; value: Value }
  | { state: 'failed'; error: unknown }

/** Follows one promise at a time; a result that arrives after a newer promise was given is dropped. */
export function useLoaded<Value>(
  load: () => Promise<Value>,
): Loaded<Value> & { again: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ to: typeof load; loaded: Loaded<Value> } | null>(null)

  useEffect(() => {
    let wanted = true
    const settle = (loaded: Loaded<Value>) => wanted && setAnswer({ to: load, loaded })
    if (attempt > 0) settle({ state: 'loading' })
    load().then(
      (value) => settle({ state: 'done', value }),
      (error: unknown) => settle({ state: 'failed', error }),
    )
    return () => {
      wanted = false
    }
  }, [load, attempt])

  const loaded: Loaded<Value> = answer?.to === load ? answer.loaded : { state: 'loading' }
  return { ...loaded, again: () => setAttempt((count) => count + 1) }
}
