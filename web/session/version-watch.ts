import * as v from 'valibot'
import { idle } from '../browser/activity.ts'
import { localRecord } from '../browser/local-record.ts'
import { observable, useObservable } from '../browser/observable.ts'
import { storeNewestBuild } from '../offline/registration.ts'

export const VERSION_POLL_MS = 60_000

const VersionFile = v.object({ version: v.string() })
const stored = localRecord('perigee.version', VersionFile)

const served = observable<string | undefined>(undefined)
/** The newer version that a reload would load. */
const waiting = observable<string | undefined>(undefined)

/** A page that was just loaded may already be the newest build: then there is nothing to announce. */
let isFirstCheck = true

export async function checkVersion(): Promise<void> {
  const isFirst = isFirstCheck
  isFirstCheck = false
  try {
    const response = await fetch('/version.json', { cache: 'no-store' })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    served.set(v.parse(VersionFile, await response.json()).version)
    const known = stored.read()?.version
    if (known === undefined) adoptVersion()
    else if (known !== served.get()) {
      // The new build is stored before the notice appears, so that a reload shows it at once.
      const isNew = await storeNewestBuild()
      if (isFirst && !isNew) adoptVersion()
    }
    announce()
  } catch (problem) {
    console.warn('The version check failed.', problem)
  }
}

function announce(): void {
  const version = served.get()
  waiting.set(version === stored.read()?.version ? undefined : version)
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
  // Nobody sees a notice on a page that nobody touches: its next check is when the player is back.
  const checkInUse = () => {
    if (!idle.get()) void checkVersion()
  }
  const timer = setInterval(checkInUse, VERSION_POLL_MS)
  const unwatchIdle = idle.subscribe(checkInUse)
  const unwatch = stored.watch(announce)
  return () => {
    clearInterval(timer)
    unwatchIdle()
    unwatch()
  }
}

/** Undefined while the newest version runs. */
export function useNewVersion(): string | undefined {
  return useObservable(waiting)
}
