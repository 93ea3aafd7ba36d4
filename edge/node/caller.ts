import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/**
 * The caller's address. Each proxy of ours appends the one it saw to X-Forwarded-For, so with n of them
 * the n-th from the end is true; what stands before it the caller may have made up.
 */
export function addressOf(incoming: IncomingMessage, trustedProxies: number): string {
  const peer = incoming.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return peer
  const forwarded = incoming.headers['x-forwarded-for']
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',')
  return addressIn(hops.at(-trustedProxies)) ?? peer
}

/** Some proxies write the port behind the address, `192.0.2.7:443` or `[2001:db8::1]:443`; null where no address stands. */
function addressIn(hop = ''): string | null {
  const text = hop.trim()
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  const address = bare.replace(/%.*$/s, '')
  return isIP(address) ? address : null
}
