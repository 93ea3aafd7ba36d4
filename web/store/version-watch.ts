import * as v from 'valibot'
import { localRecord } from './local-record.ts'
import { observable, useObservable } from './observable.ts'

export const VERSION_POLL_MS = 60_000

const VersionFile = v.object({ version: v.string() })
const stored = localRecord('perigee.version', VersionFile)

const served = observable<string | undefined>(undefined)
/** The version that waits to be loaded, if one does. */
const waiting = observable<string | undefined>(undefined)

/** Which version to announce: one that is served and is not the one this browser has loaded. */
export function versionToAnnounce(known: string | undefined, now: string): string | undefined {
  return known === undefined || known === now ? undefined : now
}

export async function checkVersion(): Promise<void> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    const { version } = v.parse(VersionFile, await response.json())
    served.set(version)
    const known = stored.read()?.version
    if (known === undefined) adoptVersion()
    waiting.set(versionToAnnounce(known, version))
  } catch (problem) {
    console.warn('The version check failed.', problem)
  }
}

/** Login and reload make the served version the known one. */
export function adoptVersion(): void {
  const version = served.get()
  if (version === undefined) return
  stored.write({ version })
  waiting.set(undefined)
}

export function watchVersion(): () => void {
  void checkVersion()
  const timer = setInterval(checkVersion, VERSION_POLL_MS)
  const unwatch = stored.watch(() => {
    const now = served.get()
    if (now !== undefined) waiting.set(versionToAnnounce(stored.read()?.version, now))
  })
  return () => {
    clearInterval(timer)
    unwatch()
  }
}

/** The version the update notice tells of, or undefined while the newest one runs. */
export function useNewVersion(): string | undefined {
  return useObservable(waiting)
}
