export const ATLAS_ORDERS = ['market', 'net', 'profit', 'payback', 'area'] as const
/** By what bases are ranked: profit after freight within a fifth of the daily volume, all of it, and what a plan shows. */
export type AtlasOrder = (typeof ATLAS_ORDERS)[number]

/** What is shown of bases that differ in one thing only: the best of each recipe, of each planet, or all. */
export const ATLAS_EACH = ['recipe', 'planet', 'base'] as const
export type AtlasEach = (typeof ATLAS_EACH)[number]
