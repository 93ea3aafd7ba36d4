import * as v from 'valibot'
import { Build } from './contract/health.ts'

/** What `build.json` beside the web app says; nothing is known where there is no such file, or no sound one. */
export function buildFrom(text: string | null): Build {
  try {
    return v.parse(Build, JSON.parse(text ?? ''))
  } catch {
    return { commit: null, date: null }
  }
}
