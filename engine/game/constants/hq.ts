import levels from './hq-levels.json' with { type: 'json' }

/** `HQ_LEVELS[n]` is what the upgrade from level n to n + 1 takes; the first level is free. */
export const HQ_LEVELS: readonly Readonly<Record<string, number>>[] = levels
export const HIGHEST_HQ_LEVEL = HQ_LEVELS.length
