const ATLAS_ORDERS = ['market', 'net', 'profit', 'payback', 'area'] as const
/** `market` is profit after freight within a fifth of the daily volume, `net` all of it, the others are as in a plan. */
export type AtlasOrder = (typeof ATLAS_ORDERS)[number]

/** The best of each recipe, of each planet, or all bases. */
export const ATLAS_EACH = ['recipe', 'planet', 'base'] as const
export type AtlasEach = (typeof ATLAS_EACH)[number]
