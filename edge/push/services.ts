/**
 * The push services of known browsers. A player's browser gives an address to which this server sends, so the address must
 * belong to one of them: nobody can make the server call another machine.
 */
const HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
] as const
/** Each region has its own host below these domains. */
const DOMAINS = ['.notify.windows.com', '.push.apple.com', '.push.services.mozilla.com'] as const

const MAX_ADDRESS_LENGTH = 1000

/** `more` are further origins that the operator allows. */
export function isPushAddress(address: string, more: readonly string[]): boolean {
  if (address.length > MAX_ADDRESS_LENGTH || !URL.canParse(address)) return false
  const { protocol, hostname, port, username, password, origin } = new URL(address)
  if (username || password) return false
  if (more.includes(origin)) return true
  const isKnown =
    HOSTS.some((host) => host === hostname) || DOMAINS.some((domain) => hostname.endsWith(domain))
  return protocol === 'https:' && port === '' && isKnown
}
