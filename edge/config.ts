import packageJson from '../package.json' with { type: 'json' }
import { PASSWORD_COST, type PasswordCost } from './auth/password.ts'

/** How many requests a window of time allows. */
export interface Allowance {
  limit: number
  windowSeconds: number
}

/** What the throttle counts separately. */
export type ThrottledAction = 'login' | 'signUp' | 'refresh' | 'mailCode' | 'checkCode' | 'other'

export interface ThrottleLimits {
  perAddress: Record<ThrottledAction, Allowance>
  perAccount: Partial<Record<ThrottledAction, Allowance>>
}

export interface Config {
  version: string
  /** Where people reach the app, for links in mail. Never taken from a request: its Host is the caller's choice. */
  origin: string
  /** Other origins whose pages may call the API. Empty: none. */
  corsOrigins: readonly string[]
  maxBodyBytes: number
  passwordCost: PasswordCost
  throttle: ThrottleLimits
  /** Base of the FIO REST service. */
  fioUrl: string
  /** Checks each JSON answer against its schema before it leaves. For tests: a mismatch is a 500. */
  checkAnswers: boolean
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * An address may be a whole household or campus, so its limits are wide; what protects an account is
 * the narrow limit on its own failures. A log-in that succeeds gives its count back.
 */
export const THROTTLE_LIMITS: ThrottleLimits = {
  perAddress: {
    login: { limit: 100, windowSeconds: 15 * MINUTE },
    signUp: { limit: 120, windowSeconds: HOUR },
    refresh: { limit: 600, windowSeconds: 15 * MINUTE },
    mailCode: { limit: 30, windowSeconds: HOUR },
    checkCode: { limit: 30, windowSeconds: 15 * MINUTE },
    other: { limit: 600, windowSeconds: 15 * MINUTE },
  },
  perAccount: {
    login: { limit: 10, windowSeconds: 15 * MINUTE },
    mailCode: { limit: 5, windowSeconds: HOUR },
  },
}

export const DEFAULT_CONFIG: Config = {
  version: packageJson.version,
  origin: 'http://localhost:8787',
  corsOrigins: [],
  maxBodyBytes: 1024 * 1024,
  passwordCost: PASSWORD_COST,
  throttle: THROTTLE_LIMITS,
  fioUrl: 'https://rest.fnar.net',
  checkAnswers: false,
}

/** All limits wider or narrower, for a deployment with other needs (or a test that makes many accounts). */
export function scaledLimits(limits: ThrottleLimits, factor: number): ThrottleLimits {
  const scaled = <T extends Partial<Record<ThrottledAction, Allowance>>>(allowances: T): T =>
    Object.fromEntries(
      Object.entries(allowances).map(([action, { limit, windowSeconds }]) => [
        action,
        { limit: Math.ceil(limit * factor), windowSeconds },
      ]),
    ) as T
  return { perAddress: scaled(limits.perAddress), perAccount: scaled(limits.perAccount) }
}
