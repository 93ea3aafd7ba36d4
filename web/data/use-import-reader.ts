import { useEffect, useRef, useState } from 'react'
import type { ReadText } from '../../engine/portable/import/read-text.ts'
import { readImportSource } from '../../workers/read-import.ts'

export interface Reading {
  readonly name: string
  /** Bytes read so far; undefined for a text, and once all are read. */
  readonly done: number | undefined
  readonly total: number | undefined
}

/** Reads a file or a text for an import in a worker, one at a time: the next one cancels the one before. */
export function useImportReader(onRead: (name: string, read: ReadText) => void) {
  const [reading, setReading] = useState<Reading>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  function cancel(): void {
    running.current?.abort()
    setReading(undefined)
  }

  async function read(source: Blob | string, name: string): Promise<void> {
    cancel()
    running.current = new AbortController()
    const { signal } = running.current
    const total = typeof source === 'string' ? undefined : source.size
    const tell = (bytes: number | undefined) => {
      const done = bytes === total ? undefined : bytes
      if (!signal.aborted) setReading({ name, done, total: done === undefined ? undefined : total })
    }
    tell(total === undefined ? undefined : 0)
    try {
      const result = await readImportSource(source, tell, signal)
      if (!signal.aborted) onRead(name, result)
    } catch (problem) {
      const why = problem instanceof Error ? problem.message : String(problem)
      if (!signal.aborted)
        onRead(name, { from: 'nothing', why: `${name} could not be read: ${why}` })
    } finally {
      if (!signal.aborted) setReading(undefined)
    }
  }

  return { reading, read, cancel }
}
