import { fewAtATime } from '../gamedata/fio/upstream.ts'

/**
 * Visits a few accounts at once. An account is reported when it and all before it are done, so a walk that stops can continue
 * after the last reported one. `visit` returns false if the account is to be visited again.
 */
export async function visitInOrder(
  accounts: readonly number[],
  atOnce: number,
  visit: (userId: number) => Promise<boolean>,
  report: (userId: number) => Promise<void>,
): Promise<void> {
  const done = new Set<number>()
  let next = 0
  let reporting = Promise.resolve()
  const advance = async () => {
    const before = next
    while (next < accounts.length && done.has(next)) next++
    if (next > before) await report(accounts[next - 1]!)
  }
  await fewAtATime(
    [...accounts.keys()],
    async (place) => {
      if (!(await visit(accounts[place]!))) return
      done.add(place)
      reporting = reporting.then(advance)
      await reporting
    },
    atOnce,
  )
}
