const ATLAS_ORDERS = ['market', 'profit', 'payback', 'area'] as const
/** All after freight; `market` is the profit within the player's share of the daily volume. */
export type AtlasOrder = (typeof ATLAS_ORDERS)[number]

/** The best of each recipe, of each planet, or all bases. */
export const ATLAS_EACH = ['recipe', 'planet', 'base'] as const
export type AtlasEach = (typeof ATLAS_EACH)[number]
