import { formatDays, formatSigned } from '../../../../engine/game/number-format.ts'

/** How many days sooner or later a base has paid for itself. A base that earns nothing has no payback to compare. */
export function PaybackChange({ before, after }: { before: number; after: number }) {
  const [did, does] = [isPaidBack(before), isPaidBack(after)]
  if (!does) return <span className={did ? 'loss' : 'muted'}>never</span>
  if (!did) return <span className="profit">in {formatDays(after)}</span>
  const text = formatSigned(after - before, formatDays)
  const isSame = !/[1-9]/.test(text)
  return <span className={isSame ? 'muted' : after < before ? 'profit' : 'loss'}>{text}</span>
}

/** The overview shows the payback of a loss as a negative number of days. */
const isPaidBack = (days: number) => days >= 0 && days < Infinity
