/** Every base starts with a core module, which takes the first part of the area. */
export const CORE_MODULE = 'CM'
export const CORE_MODULE_AREA = 25
export const MAX_PERMITS_OF_BASE = 3
const AREA_PER_PERMIT = 250
/** A base on one permit already has the area of two. */
export const baseArea = (permits: number) => AREA_PER_PERMIT + AREA_PER_PERMIT * permits

export const FARMS: readonly string[] = ['FRM', 'ORC']

/** Their yield depends on the planet's resources or soil more than on the recipe. */
export const OUTSIDE_RECIPE_ROI: readonly string[] = ['RIG', 'EXT', 'COL', 'FRM']
