import { checkPassword, hashPassword } from '../crypto/password.ts'
import { networkOf } from '../network.ts'
import type { Ports } from '../ports.ts'

/** Hashes are queued by caller, so that a thousand log-ins at once keep nobody else waiting. */
export function passwordsOf(ports: Ports, ip: string, account: string) {
  const { passwordCost: cost } = ports.config
  const asker = { network: networkOf(ip), account }
  const inTurn = <T>(hash: () => Promise<T>): Promise<T> =>
    ports.hashInTurn ? ports.hashInTurn(asker, hash) : hash()
  return {
    hash: (password: string) => inTurn(() => hashPassword(password, cost, ports.random)),
    check: (password: string, stored: string) =>
      inTurn(() => checkPassword(password, stored, cost)),
  }
}
