import type { SharedPlan } from '../../../edge/features/sharing/contract.ts'
import type { CxData } from '../../../engine/game/cx.ts'
import { formatCount } from '../../../engine/game/number-format.ts'
import type { PlanData } from '../../../engine/game/plan.ts'
import { cogcInWords, inWords } from '../../../engine/game/words.ts'
import type { EmpireBonus } from '../../../engine/plan/input.ts'

/** Says which bonuses the shared figures include, and what of the owner they do not. */
export function bonusWords(
  { corphq, cogc, experts }: PlanData['planet'],
  { empire, cx }: NonNullable<SharedPlan['terms']> = {},
): string {
  const has = [
    corphq && 'Corporate HQ',
    cogc !== '---' && `CoGC ${cogcInWords(cogc)}`,
    ...experts
      .filter(({ amount }) => amount > 0)
      .map(({ type, amount }) => formatCount(amount, `${inWords(type)} expert`)),
    empire && `the owner's empire (${empireInWords(empire)})`,
  ].filter((word) => typeof word === 'string')
  const counted = has.length > 0 ? `Bonuses included: ${has.join(', ')}.` : 'No bonuses planned.'
  return `${counted} ${termsInWords(empire !== undefined, cx !== undefined)} Your copy uses your own empire and CX.`
}

function termsInWords(hasEmpire: boolean, hasPrices: boolean): string {
  if (hasEmpire && hasPrices) return "Prices are those of the owner's CX."
  if (hasPrices)
    return "Prices are those of the owner's CX. The owner's faction bonus stays private: figures are without it."
  if (hasEmpire) return "The owner's CX stays private: figures are at average prices."
  return "The owner's faction bonus and CX stay private: figures are without faction bonus, at average prices."
}

export const empireInWords = ({ faction, permits_used, permits_total }: EmpireBonus): string =>
  `${inWords(faction)}, ${permits_used} of ${formatCount(permits_total, 'permit')}`

export const pricesInWords = (cx: CxData | undefined): string =>
  cx ? `prices: ${cx.name}` : 'average prices'
