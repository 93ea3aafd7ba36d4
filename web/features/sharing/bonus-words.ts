import { formatCount } from '../../../engine/game/number-format.ts'
import type { PlanData } from '../../../engine/game/plan.ts'
import { cogcInWords, inWords } from '../../../engine/game/words.ts'

/** Says which bonuses the shared figures include, and which of the owner's they do not. */
export function bonusWords({ corphq, cogc, experts }: PlanData['planet']): string {
  const has = [
    corphq && 'Corporate HQ',
    cogc !== '---' && `CoGC ${cogcInWords(cogc)}`,
    ...experts
      .filter(({ amount }) => amount > 0)
      .map(({ type, amount }) => formatCount(amount, `${inWords(type)} expert`)),
  ].filter((word) => word !== false)
  const counted = has.length > 0 ? `Bonuses included: ${has.join(', ')}.` : 'No bonuses planned.'
  return `${counted} The owner's faction bonus and CX stay private: figures are without faction bonus, at average prices. Your copy uses your own empire and CX.`
}
