/** The core module: every base starts with one, and it takes the first part of the area. */
export const CORE_MODULE = 'CM'
export const CORE_MODULE_AREA = 25
const AREA_PER_PERMIT = 250
/** A base on one permit already has the area of two. */
export const baseArea = (permits: number) => AREA_PER_PERMIT + AREA_PER_PERMIT * permits

export const STORAGE = 'STO'
const CORE_STORAGE = 1500
const STORAGE_PER_UNIT = 5000
export const storageCapacity = (storageUnits: number) =>
  CORE_STORAGE + STORAGE_PER_UNIT * storageUnits

/** A building loses its construction cost over this many days. */
export const DEGRADATION_DAYS = 180

/** Buildings whose output follows the planet's fertility. */
export const FARMS: readonly string[] = ['FRM', 'ORC']
