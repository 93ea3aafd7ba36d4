/** A problem of the input that a player should know; the calculation continued without that part. */
export interface Diagnostic {
  readonly kind:
    | 'unknown-building'
    | 'unknown-recipe'
    | 'no-recipes'
    | 'bad-amount'
    | 'no-exchange-data'
    | 'price-unknown'
    | 'price-stood-in'
    | 'bad-exchange-code'
    | 'fees-unknown'
  readonly subject: string
  readonly message: string
}

export type Report = (diagnostic: Diagnostic) => void

export const noExchangeData = (ticker: string): Diagnostic => ({
  kind: 'no-exchange-data',
  subject: ticker,
  message: `Exchange data for ticker ${ticker} not found. Ensure game data is loaded and ticker is valid.`,
})

export const priceUnknown = (ticker: string, side: 'BUY' | 'SELL'): Diagnostic => ({
  kind: 'price-unknown',
  subject: ticker,
  message: `${ticker} has no price to ${side === 'BUY' ? 'buy' : 'sell'} at: it counts as 0.`,
})

export const isUnpriced = ({ kind }: Diagnostic) =>
  kind === 'price-unknown' || kind === 'no-exchange-data'

export const pricesStoodIn = (tickers: readonly string[]): Diagnostic => ({
  kind: 'price-stood-in',
  subject: tickers.join(', '),
  message: `Averages stand in for prices that your exchange does not have: ${tickers.join(', ')}.`,
})

/** Tickers that use averages in any of several results, each once. */
export const stoodInTickers = (results: readonly WithDiagnostics[]): readonly string[] => [
  ...new Set(
    results.flatMap(({ diagnostics }) =>
      diagnostics
        .filter(({ kind }) => kind === 'price-stood-in')
        .flatMap(({ subject }) => subject.split(', ')),
    ),
  ),
]
interface WithDiagnostics {
  readonly diagnostics: readonly Diagnostic[]
}

export const feesUnknown = (planet: string, isEstablishmentKnown: boolean): Diagnostic => ({
  kind: 'fees-unknown',
  subject: planet,
  message: isEstablishmentKnown
    ? `Production fees of ${planet} are not known: none are counted.`
    : `Fees of ${planet} are not known: neither production fees nor the fee for a new base are counted.`,
})

export const isFeeUnknown = ({ kind }: Diagnostic) => kind === 'fees-unknown'

export const noRecipes = (building: string): Diagnostic => ({
  kind: 'no-recipes',
  subject: building,
  message: `No recipe data: Building ${building}. Ensure ticker is valid and game data has been loaded.`,
})

export const unknownRecipe = (building: string, recipeId: string): Diagnostic => ({
  kind: 'unknown-recipe',
  subject: building,
  message: `Unable to find recipe info for ${building} with recipe id ${recipeId}`,
})

export const unknownBuilding = (building: string): Diagnostic => ({
  kind: 'unknown-building',
  subject: building,
  message: new NotAvailable('Building', building).message,
})

/** A bad amount is reported and counts as 0. */
export function countOf(amount: number, subject: string, report: Report): number {
  if (amount >= 0 && amount < Infinity) return amount
  report({ kind: 'bad-amount', subject, message: `${subject}: Number must be 0 or positive` })
  return 0
}

/** The player reads the message. */
export class NotAvailable extends Error {
  constructor(what: 'Planet' | 'Material' | 'Building', name: string) {
    super(`${what} ${name} not available.`)
    this.name = 'NotAvailable'
  }
}
