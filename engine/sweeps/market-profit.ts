/** What a base may sell of the daily volume before it spoils its own price. */
const MARKET_SHARE = 0.2

/** Profit of as much of a base as sells within a fifth of the daily volume; a loss counts in full. */
export const marketProfit = (dailyProfit: number, tradeShare: number) =>
  dailyProfit > 0 && tradeShare > MARKET_SHARE
    ? dailyProfit * (MARKET_SHARE / tradeShare)
    : dailyProfit
