/** A recipe's id without its building: `1×MUS + 1×VEG → 10×RAT`. */
export const recipeIdInWords = (recipeId: string) =>
  recipeId
    .replace(/^[^#]*#/, '')
    .split('=>')
    .map((amounts) => amounts.trim().replaceAll(/(\d)x/g, '$1×').replaceAll(' ', ' + '))
    .filter((amounts) => amounts !== '')
    .join(' → ')
