import type { IncomingMessage } from 'node:http'

/**
 * The caller's address. Each proxy of ours appends the one it saw to X-Forwarded-For, so with n of them
 * the n-th from the end is true; what stands before it the caller may have made up.
 */
export function callerOf(incoming: IncomingMessage, trustedProxies: number): string {
  const peer = incoming.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return peer
  const forwarded = incoming.headers['x-forwarded-for']
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',')
  return hops.at(-trustedProxies)?.trim() || peer
}
