/**
 * The result of a sum: `4*2+1` is 9. Undefined if it is unfinished, such as `4*`, or invalid. `numberOf` reads the digits with their
 * separators.
 */
export function calculate(
  text: string,
  numberOf: (digits: string) => number | undefined,
): number | undefined {
  const tokens = text.match(/[\d.,]+|[-+*/()]/g) ?? []
  let place = 0
  const next = (...signs: string[]) =>
    signs.includes(tokens[place]!) ? tokens[place++] : undefined

  function sum(): number {
    let total = product()
    for (let sign = next('+', '-'); sign; sign = next('+', '-'))
      total += sign === '+' ? product() : -product()
    return total
  }
  function product(): number {
    let total = operand()
    for (let sign = next('*', '/'); sign; sign = next('*', '/'))
      total = sign === '*' ? total * operand() : total / operand()
    return total
  }
  function operand(): number {
    if (next('-')) return -operand()
    if (next('(')) {
      const inside = sum()
      return next(')') ? inside : Number.NaN
    }
    return numberOf(tokens[place++] ?? '') ?? Number.NaN
  }

  const total = sum()
  return place < tokens.length || Number.isNaN(total) ? undefined : total
}
