import type { InStatement, ResultSet } from '@libsql/client'
import type { Config } from './config.ts'
import type { Bytes } from './crypto/encoding.ts'

export type Statement = InStatement
/** A statement that returns one row. Its numbers are whole. */
export interface Question {
  sql: string
  args: Record<string, string | number>
}
export type Cell = string | number | Bytes | null

/** libSQL, embedded or over HTTP. There is no interactive transaction: what belongs together goes into one batch. */
export interface Database {
  execute(statement: Statement): Promise<ResultSet>
  /** One transaction: all statements take effect or none does. */
  batch(statements: Statement[]): Promise<ResultSet[]>
  /** The row of a question whose answer is long, the cheapest way; null where only `execute` can tell it. */
  longRow?(question: Question): Promise<Cell[] | null>
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
  /** The one link it is about, which stands in both forms. */
  link: string
}

export interface Mail {
  send(message: MailMessage): Promise<void>
}

/** Keys derived from the one secret of a deployment, one for each purpose. */
export interface Secrets {
  /** Signs access tokens. */
  tokens: CryptoKey
  /** Finds an API key or an address by its keyed hash. */
  lookup: CryptoKey
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

/** Does work of one caller once all of theirs before it is done, and has rested for as long as is fair. */
export type InLine = <T>(caller: string, work: () => Promise<T>) => Promise<T>

/** The memory that one body takes while its call is under way. */
export interface HeldBody {
  /** Refuses what is too much beside the other bodies of its caller. */
  take(bytes: number): void
  release(): void
}
export type HoldBody = (caller: string) => HeldBody

/** Everything the app needs from outside. Both hosts make one of these; nothing else knows where it runs. */
export interface Ports {
  db: Database
  mail: Mail
  /** Milliseconds since 1970. */
  clock: () => number
  random: (bytes: number) => Uint8Array<ArrayBuffer>
  secrets: Secrets
  fetch: typeof fetch
  /** How much of an answer to write at a time: more where each piece is dear and keeps nobody else waiting. */
  chunkBytes?: number
  /** Puts the dear work of one caller in line, on a host where everybody shares one process. */
  inLine?: InLine
  /** Bounds the memory that bodies of one caller take, on such a host. */
  holdBody?: HoldBody
  /** Aborts when the host is about to end: nothing waits for others any more. */
  stopping?: AbortSignal
  config: Config
  log: Log
}
