import type { ChainNode, NodeCosts } from '../../../engine/chain/chain.ts'
import { formatMoney, formatWhole, NONE } from '../../../engine/game/number-format.ts'

/** Where a material comes from, if it is not bought. */
export const originOf = ({ building, isMined }: Pick<ChainNode, 'building' | 'isMined'>) =>
  building ?? (isMined ? 'mined' : 'not made')

/** What a unit costs if it is made and if it is bought. */
export function costsInShort({ made, bought }: NodeCosts): string {
  const price = bought === null ? NONE : inShort(bought)
  return made === null ? `price ${price}` : `${inShort(made)} · buy ${price}`
}

const inShort = (money: number) => (money < 100 ? formatMoney(money) : formatWhole(money))

export function costsInWords({ made, bought }: NodeCosts): string {
  const buying = bought === null ? 'nobody sells it' : `bought ${formatMoney(bought)} $`
  if (made === null) return `A unit: ${buying}.`
  const less = bought === null ? 0 : bought - made
  const which = less > 0 ? 'making' : 'buying'
  const by = less === 0 ? '' : `; ${which} it costs ${formatMoney(Math.abs(less))} $ less`
  return `A unit: made ${formatMoney(made)} $, ${buying}${by}.`
}
