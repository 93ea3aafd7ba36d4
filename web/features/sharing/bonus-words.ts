import type { PlanData } from '../../../engine/game/plan.ts'
import { cogcInWords, inWords } from '../../../engine/game/words.ts'

/** Which bonuses the shared figures have, and which of the owner's they lack. */
export function bonusWords({ corphq, cogc, experts }: PlanData['planet']): string {
  const has = [
    corphq && 'Corporate HQ',
    cogc !== '---' && `CoGC ${cogcInWords(cogc)}`,
    ...experts
      .filter(({ amount }) => amount > 0)
      .map(
        ({ type, amount }) => `${amount} ${inWords(type)} ${amount === 1 ? 'expert' : 'experts'}`,
      ),
  ].filter((word) => word !== false)
  const counted = has.length > 0 ? `Counted as planned: ${has.join(', ')}.` : 'No bonuses planned.'
  return `${counted} The owner's faction bonus and CX are private: figures are without faction bonus, at average prices. A copy counts under your own empire and CX.`
}
