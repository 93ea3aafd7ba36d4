/** What a base earns within a share of the daily volume: that of the player. */
export const sellableLabel = (percent: number) => `Sellable $/day (${percent} %)`
