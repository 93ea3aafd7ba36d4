import packageJson from '../package.json' with { type: 'json' }
import { PASSWORD_COST, type PasswordCost } from './crypto/password.ts'
import type { Build } from './features/health/contract.ts'

export interface Allowance {
  limit: number
  windowSeconds: number
}

export type ThrottledAction =
  | 'login'
  | 'changePassword'
  | 'signUp'
  | 'guest'
  | 'refresh'
  | 'mailCode'
  | 'checkCode'
  | 'reportError'
  | 'other'

export interface ThrottleLimits {
  perAddress: Record<ThrottledAction, Allowance>
  /** Counted over all addresses. */
  perAccount: Partial<Record<ThrottledAction, Allowance>>
  /** At one account, from one address. */
  login: Allowance
  /** Fetches from FIO: of players' own data, of order books (a part of which is for guests), and of all together. */
  fio: {
    perAccount: Allowance
    perNetwork: Allowance
    books: { perAccount: Allowance; perNetwork: Allowance; guests: Allowance; together: Allowance }
    together: Allowance
  }
  /** Alert messages to one account and its test messages, and the FIO fetches for rules of players who are away. */
  alerts: { pushes: Allowance; mails: Allowance; tests: Allowance; fio: Allowance }
  /**
   * Mails with a code: to one mailbox, to one whose address nobody has verified, on request of one network (an IPv6 /48), and
   * in all.
   */
  mails: {
    toRecipient: Allowance
    toStranger: Allowance
    fromSite: Allowance
    together: Allowance
  }
  /** Imports from another planner: by one account, and by all. */
  moveIn: { perAccount: Allowance; together: Allowance }
  /** Writes of small records (cards put away, reserves) of one account. */
  records: Allowance
  /** Error reports of a new kind: from one address, and in all. */
  errorKinds: { perAddress: Allowance; together: Allowance }
}

export interface BodyLimits {
  usual: number
  /** For assigning plans to empires: the largest number of assignments takes 124 KiB. */
  assignments: number
  /** For saving preferences: own prices for both sides of every material take 32 KiB, and planets may have their own. */
  prices: number
  plans: number
}

export interface Config {
  version: string
  build: Build
  /**
   * The address under which people reach the app, for links in mail. Never taken from a request, whose Host the caller chooses.
   */
  origin: string
  /** Other origins whose pages may call the API. Empty: none. */
  corsOrigins: readonly string[]
  bodyBytes: BodyLimits
  /** What one account may store: its plans, CX and small records. */
  storedBytesPerUser: number
  /** Whether anybody may use the product without an account, and how many guests there may be. */
  guests: { areWelcome: boolean; most: number }
  passwordCost: PasswordCost
  throttle: ThrottleLimits
  fioUrl: string
  /** How long FIO may take for all lists of a player together. */
  playerFioMs: number
  /** Base address of the planner that players may import from. Empty if that is not set up. */
  importUrl: string
  /** Whether the server accepts error reports of pages. A page sends them only if its player agreed. */
  takesErrors: boolean
  /** Checks each JSON answer against its schema before it leaves. For tests: a mismatch is a 500. */
  checkAnswers: boolean
}

const KIB = 1024
const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * An address may belong to a whole household or campus, so its limits are wide. An account is protected by the narrow limit on
 * guesses from one address: strangers who know a name use up their own tries, not the owner's. The wide limit of an account is
 * for guesses from many addresses. A successful log-in takes its counts back.
 */
export const THROTTLE_LIMITS: ThrottleLimits = {
  perAddress: {
    login: { limit: 100, windowSeconds: 15 * MINUTE },
    changePassword: { limit: 100, windowSeconds: 15 * MINUTE },
    signUp: { limit: 120, windowSeconds: HOUR },
    guest: { limit: 20, windowSeconds: HOUR },
    refresh: { limit: 600, windowSeconds: 15 * MINUTE },
    mailCode: { limit: 30, windowSeconds: HOUR },
    checkCode: { limit: 30, windowSeconds: 15 * MINUTE },
    reportError: { limit: 30, windowSeconds: 15 * MINUTE },
    other: { limit: 600, windowSeconds: 15 * MINUTE },
  },
  perAccount: {
    login: { limit: 100, windowSeconds: 15 * MINUTE },
    changePassword: { limit: 10, windowSeconds: 15 * MINUTE },
    mailCode: { limit: 5, windowSeconds: HOUR },
  },
  login: { limit: 10, windowSeconds: 15 * MINUTE },
  fio: {
    perAccount: { limit: 6, windowSeconds: 15 * MINUTE },
    perNetwork: { limit: 20, windowSeconds: MINUTE },
    books: {
      perAccount: { limit: 60, windowSeconds: 15 * MINUTE },
      perNetwork: { limit: 30, windowSeconds: MINUTE },
      guests: { limit: 10, windowSeconds: MINUTE },
      together: { limit: 40, windowSeconds: MINUTE },
    },
    together: { limit: 60, windowSeconds: MINUTE },
  },
  alerts: {
    pushes: { limit: 20, windowSeconds: 24 * HOUR },
    mails: { limit: 5, windowSeconds: 24 * HOUR },
    tests: { limit: 5, windowSeconds: 15 * MINUTE },
    fio: { limit: 30, windowSeconds: MINUTE },
  },
  mails: {
    toRecipient: { limit: 3, windowSeconds: HOUR },
    toStranger: { limit: 2, windowSeconds: 3 * HOUR },
    fromSite: { limit: 30, windowSeconds: HOUR },
    together: { limit: 300, windowSeconds: HOUR },
  },
  moveIn: {
    perAccount: { limit: 10, windowSeconds: 15 * MINUTE },
    together: { limit: 30, windowSeconds: MINUTE },
  },
  records: { limit: 600, windowSeconds: 15 * MINUTE },
  errorKinds: {
    perAddress: { limit: 10, windowSeconds: 24 * HOUR },
    together: { limit: 100, windowSeconds: 24 * HOUR },
  },
}

export const DEFAULT_CONFIG: Config = {
  version: packageJson.version,
  build: { commit: null, date: null },
  origin: 'http://localhost:8787',
  corsOrigins: [],
  bodyBytes: { usual: 64 * KIB, assignments: 128 * KIB, prices: 256 * KIB, plans: 1024 * KIB },
  storedBytesPerUser: 16 * 1024 * KIB,
  guests: { areWelcome: true, most: 2000 },
  passwordCost: PASSWORD_COST,
  throttle: THROTTLE_LIMITS,
  fioUrl: 'https://rest.fnar.net',
  playerFioMs: 8000,
  importUrl: '',
  takesErrors: false,
  checkAnswers: false,
}

/** Multiplies all limits, for a deployment with other needs or a test that makes many accounts. */
export function scaleLimits<T extends object>(limits: T, factor: number): T {
  const scaled = Object.entries(limits).map(([name, value]: [string, number | object]) => {
    if (typeof value === 'object') return [name, scaleLimits(value, factor)]
    return [name, name === 'limit' ? Math.ceil(value * factor) : value]
  })
  return Object.fromEntries(scaled) as T
}
