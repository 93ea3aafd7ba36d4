import type { InStatement, ResultSet } from '@libsql/client'
import type { Config } from './config.ts'

export type Statement = InStatement

/** libSQL, embedded or over HTTP. There is no interactive transaction: what belongs together goes into one batch. */
export interface Database {
  execute(statement: Statement): Promise<ResultSet>
  /** One transaction: all statements take effect or none does. */
  batch(statements: Statement[]): Promise<ResultSet[]>
  /** How much to ask for at a time of what is long: more where each question is a round trip. */
  pageBytes?: number
  /** Why nothing can be stored just now, as far as the last write knows; null when all is well. */
  problem?(): string | null
}

export interface MailMessage {
  to: string
  subject: string
  text: string
  html: string
  link: string
  /** Where mail programs let their reader stop such mails with one press (RFC 8058). */
  unsubscribe?: string
}

export type MailOutcome =
  | { is: 'sent' }
  /** The service will never take this mail. */
  | { is: 'refused'; problem: string }
  /** The service did not take it now. */
  | { is: 'failed'; problem: string }
  /** No response came, so the mail may have been sent. */
  | { is: 'unknown'; problem: string }

export interface Mail {
  /** Waits for the mail service, half a minute at most. Never throws for a failure of the service. */
  send(message: MailMessage): Promise<MailOutcome>
}

/** A browser that shows notifications, as it says itself. */
export interface PushDevice {
  endpoint: string
  /** Base64url. */
  keys: { p256dh: string; auth: string }
}

export type PushOutcome =
  | { is: 'sent' }
  /** The browser takes no more. */
  | { is: 'gone' }
  | { is: 'later'; retryAt: number; problem?: string }
  | { is: 'refused'; problem: string }

export interface Push {
  publicKey: string
  /** Whether this server sends to that address at all. */
  accepts(endpoint: string): boolean
  /** Waits for the push service, some seconds at most. Never throws. */
  send(device: PushDevice, text: string): Promise<PushOutcome>
}

export interface Secrets {
  /** Signs access tokens. */
  tokens: Uint8Array
  /** Finds an API key or an address by its keyed hash. */
  lookup: Uint8Array
  /** Encrypts FIO keys and API keys at rest. */
  sealing: CryptoKey
}

export type LogFields = Record<string, string | number | boolean | null | undefined>

/** One structured line an event. Never tokens, keys, addresses or bodies. */
export interface Log {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

/** The names under which somebody's work is counted: an account, or a network together with all strangers. */
export type Caller = readonly [string, ...string[]]

/**
 * Runs expensive work when its caller comes next. The work itself waits for nothing but the database and the event loop.
 * `isContinued` marks work that continues something, such as a response whose first bytes are sent. It is never refused.
 */
export type Scheduler = <T>(
  caller: Caller,
  work: () => Promise<T>,
  isContinued?: boolean,
) => Promise<T>

/** The scheduler of one caller. */
export type CallerScheduler = <T>(work: () => Promise<T>, isContinued?: boolean) => Promise<T>

export interface HeldBody {
  /** Refuses what is too much beside the other bodies of its caller. */
  take(bytes: number): void
  release(): void
  /** Aborts when the body has to make room for others. */
  dropped: AbortSignal
}
export type HoldBody = (caller: string) => HeldBody

/** Everything the app needs from outside. Both hosts make one of these; nothing else knows where it runs. */
export interface Ports {
  db: Database
  mail: Mail
  /** Null where the operator gave the host no keys for it. */
  push?: Push | null
  /** Milliseconds since 1970. */
  clock: () => number
  random: (bytes: number) => Uint8Array<ArrayBuffer>
  secrets: Secrets
  fetch: typeof fetch
  /** How much of an answer to write at a time: more where each piece is expensive and keeps nobody else waiting. */
  chunkBytes?: number
  /** On a host where all callers share one process: fair schedulers for expensive work and password hashes, and room for bodies. */
  schedule?: Scheduler
  scheduleHash?: Scheduler
  holdBody?: HoldBody
  /** Aborts when the host is about to end: nothing waits for others any more. */
  stopping?: AbortSignal
  config: Config
  log: Log
}
