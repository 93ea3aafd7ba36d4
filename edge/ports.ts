import type { InStatement, ResultSet } from '@libsql/client'
import type { Config } from './config.ts'

export type Statement = InStatement

/**
 * libSQL, embedded or over HTTP. There are no interactive transactions, so statements that belong together go into one batch.
 */
export interface Database {
  execute(statement: Statement): Promise<ResultSet>
  /** One transaction: all statements take effect or none does. */
  batch(statements: Statement[]): Promise<ResultSet[]>
  /** How many bytes of long lists to read at a time. More if each read is a round trip. */
  pageBytes?: number
  /** Why nothing can be stored at the moment, as of the last write. Null if all is well. */
  problem?(): string | null
}

export interface MailMessage {
  to: string
  subject: string
  text: string
  html: string
  link: string
  /** The address with which mail programs let their reader stop such mails in one click (RFC 8058). */
  unsubscribe?: string
}

export type MailOutcome =
  | { is: 'sent' }
  /** The service refused this mail for good. */
  | { is: 'refused'; problem: string }
  /** The service did not take the mail this time. */
  | { is: 'failed'; problem: string }
  /** No response came, so the mail may have been sent. */
  | { is: 'unknown'; problem: string }

export interface Mail {
  /** Waits for the mail service, for at most half a minute. Never throws for a failure of the service. */
  send(message: MailMessage): Promise<MailOutcome>
}

/** A browser that shows notifications, as described by itself. */
export interface PushDevice {
  endpoint: string
  /** Base64url. */
  keys: { p256dh: string; auth: string }
}

export type PushOutcome =
  | { is: 'sent' }
  /** The browser accepts no more notifications. */
  | { is: 'gone' }
  | { is: 'later'; retryAt: number; problem?: string }
  | { is: 'refused'; problem: string }

export interface Push {
  publicKey: string
  /** Whether this server may send to that address. */
  accepts(endpoint: string): boolean
  /** Waits for the push service for some seconds at most. Never throws. */
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
  /** Adds bytes to the body. Throws if its caller holds too many. */
  take(bytes: number): void
  release(): void
  /** Aborts when the body has to make room for others. */
  dropped: AbortSignal
}
export type HoldBody = (caller: string) => HeldBody

/** Everything the app needs from outside. Each host builds these, and nothing else knows where it runs. */
export interface Ports {
  db: Database
  mail: Mail
  /** Null if the operator gave the host no keys. */
  push?: Push | null
  /** Milliseconds since 1970. */
  clock: () => number
  random: (bytes: number) => Uint8Array<ArrayBuffer>
  secrets: Secrets
  fetch: typeof fetch
  /** How many bytes of a response to write at a time. More if each write is expensive and keeps nobody else waiting. */
  chunkBytes?: number
  /** On a host where all callers share one process: fair schedulers for expensive work and password hashes, and room for bodies. */
  schedule?: Scheduler
  scheduleHash?: Scheduler
  holdBody?: HoldBody
  /** Aborts when the host is about to end. From then on nothing waits for others. */
  stopping?: AbortSignal
  config: Config
  log: Log
}
