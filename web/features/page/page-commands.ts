import { useEffect } from 'react'
import { observable } from '../../browser/observable.ts'

export interface Command {
  readonly label: string
  /** Its key, or what is set now. */
  readonly note?: string | undefined
  readonly run: () => void
}

/** What the page that is shown can do, for the palette. */
export const pageCommands = observable<readonly Command[]>([])

/** `commands` is stable between renders that change none of them. */
export function usePageCommands(commands: readonly Command[]): void {
  useEffect(() => {
    pageCommands.set(commands)
    return () => pageCommands.set([])
  }, [commands])
}
