/** Something about the input that a player should know; the calculation went on without it. */
export interface Diagnostic {
  readonly kind:
    | 'unknown-planet'
    | 'unknown-building'
    | 'unknown-recipe'
    | 'no-recipes'
    | 'bad-amount'
    | 'no-exchange-data'
    | 'bad-exchange-code'
  readonly subject: string
  readonly message: string
}

export const noExchangeData = (ticker: string): Diagnostic => ({
  kind: 'no-exchange-data',
  subject: ticker,
  message: `Exchange data for ticker ${ticker} not found. Ensure game data is loaded and ticker is valid.`,
})
