import { checkPassword, hashPassword } from '../crypto/password.ts'
import { networkOf } from '../network.ts'
import type { Caller, Ports } from '../ports.ts'

/** Hashes are queued by caller, so that a thousand log-ins at once do not make anybody else wait. */
export function passwordsOf(ports: Ports, ip: string, account: string) {
  const { passwordCost: cost } = ports.config
  const caller: Caller = [`network ${networkOf(ip)}`, `account ${account}`]
  const schedule = <T>(hash: () => Promise<T>): Promise<T> =>
    ports.scheduleHash ? ports.scheduleHash(caller, hash) : hash()
  return {
    hash: (password: string) => schedule(() => hashPassword(password, cost, ports.random)),
    check: (password: string, stored: string) =>
      schedule(() => checkPassword(password, stored, cost)),
  }
}
