import type { Caller } from './ports.ts'

/** For whom a request counts. Networks are cheap to have, so all strangers together are one beside the accounts. */
export function callerOf(ip: string, account: number | undefined): Caller {
  return account === undefined ? [`network ${networkOf(ip)}`, 'strangers'] : [`account ${account}`]
}

/** One IPv6 household holds a whole /64, so that is what counts as an address. */
export function networkOf(ip: string): string {
  return prefixOf(ip, 4)
}

/** A site that has many households, or rents many: a /48. */
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
