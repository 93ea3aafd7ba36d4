import { fingerprint } from '../crypto/seal.ts'
import { networkOf } from '../network.ts'
import type { Call } from './handle.ts'

/** Identifies the calling device as well as possible: its network and browser, as a keyed hash. */
export function deviceOf({ ports, ip, request }: Pick<Call, 'ports' | 'ip' | 'request'>) {
  const browser = request.headers.get('user-agent') ?? ''
  return fingerprint(ports.secrets, `device ${networkOf(ip)} ${browser}`)
}
