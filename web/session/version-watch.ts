import * as v from 'valibot'
import { idle } from '../browser/activity.ts'
import { observable, useObservable } from '../browser/observable.ts'
import { storeBuild } from '../offline/registration.ts'

const VERSION_POLL_MS = 60_000

const VersionFile = v.object({ version: v.string() })

/** The newer version that the next reload loads. */
const waiting = observable<string | undefined>(undefined)

/** The version of this page, which the build wrote into its head; empty for a page that was not built. */
function runningVersion(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? ''
}

async function checkVersion(): Promise<void> {
  const running = runningVersion()
  if (running === '') return
  try {
    const response = await fetch('/version.json', { cache: 'no-store' })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    const { version } = v.parse(VersionFile, await response.json())
    if (version === running) waiting.set(undefined)
    // Announced once it is stored, so that a reload shows it; until then each check tries again.
    else if (await storeBuild(version)) waiting.set(version)
  } catch (problem) {
    console.warn('The version check failed.', problem)
  }
}

export function watchVersion(): () => void {
  void checkVersion()
  // An unused page shows no notice; its next check is when the player is back.
  const checkInUse = () => {
    if (!idle.get()) void checkVersion()
  }
  const timer = setInterval(checkInUse, VERSION_POLL_MS)
  const unwatchIdle = idle.subscribe(checkInUse)
  return () => {
    clearInterval(timer)
    unwatchIdle()
  }
}

/** Undefined while the newest version runs. */
export function useNewVersion(): string | undefined {
  return useObservable(waiting)
}
