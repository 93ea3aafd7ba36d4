import { type Config, DEFAULT_CONFIG, scaleLimits } from './config.ts'
import { fromBase64url } from './crypto/encoding.ts'
import { httpMail } from './mail/http.ts'
import { outboxMail } from './mail/outbox.ts'
import type { Database, Log, Mail, Ports, Push } from './ports.ts'
import { webPush } from './push/web-push.ts'
import { StartError } from './start-error.ts'

export type Env = Readonly<Record<string, string | undefined>>

const RESEND_URL = 'https://api.resend.com/emails'

/** Reads the configuration from the environment of either host. */
export function configFrom(env: Env): Config {
  const {
    PERIGEE_ORIGIN,
    PERIGEE_CORS_ORIGINS,
    PERIGEE_FIO_URL,
    PERIGEE_IMPORT_URL,
    PERIGEE_ERRORS,
    PERIGEE_LIMITS_FACTOR,
    PERIGEE_QUOTA_MIB,
    PERIGEE_GUESTS,
  } = env
  const factor = Number(PERIGEE_LIMITS_FACTOR ?? 1)
  if (!(factor > 0)) throw new StartError('PERIGEE_LIMITS_FACTOR must be a number above 0.')
  const mebibytes = Number(PERIGEE_QUOTA_MIB ?? 16)
  if (!(mebibytes > 0)) throw new StartError('PERIGEE_QUOTA_MIB must be a number above 0.')
  if (PERIGEE_ERRORS && !['on', 'off'].includes(PERIGEE_ERRORS))
    throw new StartError('PERIGEE_ERRORS must be on or off.')
  return {
    ...DEFAULT_CONFIG,
    takesErrors: PERIGEE_ERRORS === 'on',
    guests: guestsFrom(PERIGEE_GUESTS),
    storedBytesPerUser: Math.floor(mebibytes * 1024 ** 2),
    ...(PERIGEE_ORIGIN && { origin: origin('PERIGEE_ORIGIN', PERIGEE_ORIGIN) }),
    ...(PERIGEE_FIO_URL && { fioUrl: keysTo('PERIGEE_FIO_URL', PERIGEE_FIO_URL) }),
    ...(PERIGEE_IMPORT_URL && { importUrl: keysTo('PERIGEE_IMPORT_URL', PERIGEE_IMPORT_URL) }),
    corsOrigins: origins('PERIGEE_CORS_ORIGINS', PERIGEE_CORS_ORIGINS),
    throttle: scaleLimits(DEFAULT_CONFIG.throttle, factor),
  }
}

/** Uses a mail service if one is configured, otherwise the outbox table and the log. */
export function mailFrom(
  env: Env,
  ports: { db: Database; clock: () => number; log: Log; stopping?: AbortSignal },
): Mail {
  const { PERIGEE_MAIL_URL, PERIGEE_MAIL_TOKEN, PERIGEE_MAIL_FROM } = env
  const url = PERIGEE_MAIL_URL || RESEND_URL
  if (!PERIGEE_MAIL_TOKEN) return outboxMail(ports.db, ports.clock, ports.log)
  if (!PERIGEE_MAIL_FROM)
    throw new StartError('PERIGEE_MAIL_FROM must name the sender of mail, as in Perigee <mail@…>.')
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw new StartError(`PERIGEE_MAIL_URL must be the address of a mail service, not ${url}.`)
  const service = { url, token: PERIGEE_MAIL_TOKEN, from: PERIGEE_MAIL_FROM }
  return httpMail(service, { ...ports, fetch: (input, init) => fetch(input, init) })
}

/** Null without keys. */
export function pushFrom(
  env: Env,
  ports: Pick<Ports, 'fetch' | 'clock' | 'stopping'>,
): Push | null {
  const {
    PERIGEE_PUSH_PUBLIC_KEY: publicKey,
    PERIGEE_PUSH_PRIVATE_KEY: privateKey,
    PERIGEE_PUSH_CONTACT: contact,
    PERIGEE_PUSH_SERVICES,
  } = env
  if (!publicKey && !privateKey) return null
  if (
    fromBase64url(publicKey ?? '')?.length !== 65 ||
    fromBase64url(privateKey ?? '')?.length !== 32
  )
    throw new StartError(
      'PERIGEE_PUSH_PUBLIC_KEY and PERIGEE_PUSH_PRIVATE_KEY must be a pair as npm run push:keys prints it.',
    )
  if (!/^(mailto:.+@.+|https:\/\/.+)$/.test(contact ?? ''))
    throw new StartError(
      'PERIGEE_PUSH_CONTACT must say whom push services may write to: mailto:… or https://….',
    )
  const services = origins('PERIGEE_PUSH_SERVICES', PERIGEE_PUSH_SERVICES)
  return webPush(
    { publicKey: publicKey!, privateKey: privateKey!, contact: contact!, services },
    ports,
  )
}

/** `off`, or how many guests there may be. */
function guestsFrom(text: string | undefined): Config['guests'] {
  if (!text) return DEFAULT_CONFIG.guests
  if (text === 'off') return { areWelcome: false, most: 0 }
  const most = Number(text)
  if (!Number.isInteger(most) || most < 1)
    throw new StartError('PERIGEE_GUESTS must be off, or how many guests there may be at a time.')
  return { areWelcome: true, most }
}

/** Players' keys are sent to this address, so it must use TLS or be on this machine. */
function keysTo(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isNear = url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname)
  if (!url || !(url.protocol === 'https:' || isNear) || url.search || url.hash || url.username)
    throw new StartError(
      `${name} must begin with https:// and be no more than a base, not ${text}.`,
    )
  return url.href.replace(/\/+$/, '')
}

const origins = (name: string, text: string | undefined): string[] =>
  (text ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one) => origin(name, one))

function origin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new StartError(
      `${name} must hold an origin such as https://perigee.example, not ${text}.`,
    )
  return url.origin
}
