import type { Caller } from './ports.ts'

/**
 * The caller for whom a request counts. Networks are cheap to get, so all strangers together count as one caller next to the
 * accounts.
 */
export function callerOf(ip: string, account: number | undefined): Caller {
  return account === undefined ? [`network ${networkOf(ip)}`, 'strangers'] : [`account ${account}`]
}

/** Groups IPv6 addresses by /64, because one household has a whole /64. */
export function networkOf(ip: string): string {
  return prefixOf(ip, 4)
}

/** A site with many households, or one that rents many: a /48. */
export function siteOf(ip: string): string {
  return prefixOf(ip, 3)
}

function prefixOf(ip: string, length: number): string {
  if (!ip.includes(':')) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped) return mapped[1]!
  const [head = '', tail = ''] = ip.split('::')
  const groups = (part: string) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => group.replace(/^0+(?=.)/, ''))
  const [left, right] = [groups(head.toLowerCase()), groups(tail.toLowerCase())]
  const missing = ip.includes('::') ? Math.max(0, 8 - left.length - right.length) : 0
  const zeros = Array<string>(missing).fill('0')
  return `${[...left, ...zeros, ...right].slice(0, length).join(':')}::/${16 * length}`
}
