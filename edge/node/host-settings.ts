import type { Env } from '../settings.ts'
import { StartError } from '../start-error.ts'

export interface Settings {
  port: number
  hostname: string
  dataDir: string
  /** How many trusted proxies append to X-Forwarded-For. */
  trustedProxies: number
  /** How long running requests may take to finish when the server is told to stop. */
  stopSeconds: number
  log: 'info' | 'warn' | 'off'
  sync: boolean
  /** Whether half an installation (a secret or a database without the other) may be started as a new one. */
  startAnew: boolean
}

/** Reads the settings of this host from the environment. Throws a `StartError` that names an invalid variable. */
export function readSettings(env: Env): Settings {
  return {
    port: wholeNumber(env, 'PORT', 8787, 65_535),
    hostname: env.PERIGEE_HOST || '127.0.0.1',
    dataDir: env.PERIGEE_DATA_DIR || '.data',
    trustedProxies: wholeNumber(env, 'PERIGEE_TRUSTED_PROXIES', 0, 10),
    stopSeconds: wholeNumber(env, 'PERIGEE_STOP_SECONDS', 3, 600),
    log: oneOf(env, 'PERIGEE_LOG', ['info', 'warn', 'off']),
    sync: oneOf(env, 'PERIGEE_SYNC', ['off', 'on']) === 'on',
    startAnew: oneOf(env, 'PERIGEE_START_ANEW', ['no', 'yes']) === 'yes',
  }
}

function wholeNumber(env: Env, name: string, otherwise: number, most: number): number {
  const text = env[name]
  if (text === undefined || text === '') return otherwise
  const number = Number(text)
  if (Number.isInteger(number) && number >= 0 && number <= most) return number
  throw new StartError(`${name} must be a whole number up to ${most}, not ${text}.`)
}

function oneOf<const T extends string>(env: Env, name: string, choices: readonly [T, ...T[]]): T {
  const text = env[name] || choices[0]
  const chosen = choices.find((choice) => choice === text)
  if (!chosen) throw new StartError(`${name} must be one of ${choices.join(', ')}, not ${text}.`)
  return chosen
}
