import type { Recipe, RecipeMaterial } from './gamedata.ts'

/** `10 H2O + 1 PG → 10 DW` */
export const recipeInWords = ({ Inputs, Outputs }: Pick<Recipe, 'Inputs' | 'Outputs'>) =>
  [Inputs, Outputs].map((side) => amountsInWords(side) || 'nothing').join(' → ')

export const amountsInWords = (list: readonly RecipeMaterial[] = []) =>
  list.map(({ Ticker, Amount }) => `${Amount} ${Ticker}`).join(' + ')

/** A recipe's id without its building: `1×MUS + 1×VEG → 10×RAT`. */
export const recipeIdInWords = (recipeId: string) => sidesOf(recipeId).join(' → ')

/** Outputs, read from the id: `FRM#1xH2O=>12xNUT` is 12×NUT, `RIG#H2O` is H2O. */
export const madeInWords = (recipeId: string) => sidesOf(recipeId).at(-1) ?? recipeId

const sidesOf = (recipeId: string) =>
  recipeId
    .replace(/^[^#]*#/, '')
    .split('=>')
    .map((amounts) => amounts.trim().replaceAll(/(\d)x/g, '$1×').replaceAll(' ', ' + '))
    .filter((amounts) => amounts !== '')
