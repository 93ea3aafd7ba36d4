import { existsSync } from 'node:fs'

const CANDIDATES = [
  process.env.PERIGEE_FIREFOX,
  '/usr/bin/firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

export function findFirefox(): string | undefined {
  return CANDIDATES.find((file) => file && existsSync(file))
}
