import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/**
 * Returns the caller's address. Each trusted proxy appends the address it saw to X-Forwarded-For. With n of them, the n-th from
 * the end is true, and the caller may have made up everything before it.
 */
export function addressOf(incoming: IncomingMessage, trustedProxies: number): string {
  const peer = incoming.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return peer
  const forwarded = incoming.headers['x-forwarded-for']
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',')
  return addressIn(hops.at(-trustedProxies)) ?? peer
}

/**
 * Some proxies write the port after the address, `192.0.2.7:443` or `[2001:db8::1]:443`. Returns null if there is no address.
 */
function addressIn(hop = ''): string | null {
  const text = hop.trim()
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  const address = bare.replace(/%.*$/s, '')
  return isIP(address) ? address : null
}
