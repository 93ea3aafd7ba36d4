/** Header of what a base earns within the player's share of the daily volume. */
export const sellableLabel = (percent: number) => `Sellable $/day (${percent} % of volume)`
