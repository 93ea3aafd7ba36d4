/**
 * Profit of the part of a base whose products sell within a share of the daily volume, so that it does not spoil its
 * own price. A loss counts in full, and so does a profit whose share is not known (NaN). Both shares are fractions.
 */
export const marketProfit = (dailyProfit: number, tradeShare: number, marketShare: number) =>
  dailyProfit > 0 && tradeShare > marketShare
    ? dailyProfit * (marketShare / tradeShare)
    : dailyProfit
