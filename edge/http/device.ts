import { fingerprint } from '../crypto/seal.ts'
import { networkOf } from '../network.ts'
import type { Call } from './handle.ts'

/** The device that calls, as far as one can tell it: its network and its browser, as a keyed hash. */
export function deviceOf({ ports, ip, request }: Pick<Call, 'ports' | 'ip' | 'request'>) {
  const browser = request.headers.get('user-agent') ?? ''
  return fingerprint(ports.secrets, `device ${networkOf(ip)} ${browser}`)
}
