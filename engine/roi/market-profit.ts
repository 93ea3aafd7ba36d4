/**
 * Profit of the part of a base whose products sell within a share of the daily volume, so that it does not spoil its
 * own price. A loss counts in full. Both shares are fractions.
 */
export const marketProfit = (dailyProfit: number, tradeShare: number, marketShare: number) =>
  dailyProfit > 0 && tradeShare > marketShare
    ? dailyProfit * (marketShare / tradeShare)
    : dailyProfit
