import { useEffect, useState } from 'react'
import { plainMessage } from '../../edge/contract/plain-message.ts'
import { MAX_FRAMES, reportError } from '../../edge/features/error-reports/contract.ts'
import { health } from '../../edge/features/health/contract.ts'
import { call } from '../api/client.ts'
import { preferences } from './preferences.ts'

/** The limit per page load: a repeated error says nothing new. */
const MAX_REPORTS = 5
const reported = new Set<string>()

/** Whether this server accepts error reports; false until known. */
export function useServerTakesErrors(): boolean {
  const [takes, setTakes] = useState(false)
  useEffect(() => {
    const ended = new AbortController()
    call(health, { signal: ended.signal }).then(
      ({ errors }) => setTakes(errors),
      () => {},
    )
    return () => ended.abort()
  }, [])
  return takes
}

export function tellOfError(error: unknown, route: string): void {
  if (preferences.get().reportErrors !== 'yes' || reported.size >= MAX_REPORTS) return
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  const body = { message: plainMessage(message), stack: framesOf(stack), build: build(), route }
  const text = JSON.stringify(body)
  if (reported.has(text)) return
  reported.add(text)
  call(reportError, { body, keepalive: true }).catch(() => {})
}

/** `at name (address:1:2)` in Chromium, `name@address:1:2` in Firefox and Safari. */
const FRAME = /^\s*(?:at )?(.*?)[@(\s]*((?:https?|file):\/\/[^\s)]+):(\d+):(\d+)\)?$/

/** `function file:line:column`, without the address of the page. */
export function framesOf(stack = ''): string[] {
  const frames = stack.split('\n').flatMap((line) => {
    const [, name = '', address = '', row, column] = FRAME.exec(line) ?? []
    const file = /([\w.@-]{1,76}\.js)$/.exec(address.split(/[?#]/)[0]!)?.[1]
    const known = name.replace(/[^\w$.<>#/ -]/g, '').slice(0, 100)
    return file ? [`${known} ${file}:${row}:${column}`] : []
  })
  return frames.slice(0, MAX_FRAMES)
}

function build(): string {
  const { commit, date } = __APP_BUILD__
  return `${__APP_VERSION__}+${(commit ?? date).replace(/[^\w.-]/g, '').slice(0, 12)}`
}
