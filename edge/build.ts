import * as v from 'valibot'
import { Build } from './features/health/contract.ts'

export function buildFrom(text: string | null): Build {
  try {
    return v.parse(Build, JSON.parse(text ?? ''))
  } catch {
    return { commit: null, date: null }
  }
}
