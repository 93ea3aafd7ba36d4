/**
 * The push services of the browsers there are. An address comes from a player's browser and this server sends to it, so it has to
 * be one of theirs: nobody can have it call another machine.
 */
const HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
] as const
/** Each region has its own name. */
const DOMAINS = ['.notify.windows.com', '.push.apple.com', '.push.services.mozilla.com'] as const

const LONGEST_ADDRESS = 1000

/** `more`: origins that the operator allows beside them. */
export function isPushAddress(address: string, more: readonly string[]): boolean {
  if (address.length > LONGEST_ADDRESS || !URL.canParse(address)) return false
  const { protocol, hostname, port, username, password, origin } = new URL(address)
  if (username || password) return false
  if (more.includes(origin)) return true
  const isKnown =
    HOSTS.some((host) => host === hostname) || DOMAINS.some((domain) => hostname.endsWith(domain))
  return protocol === 'https:' && port === '' && isKnown
}
