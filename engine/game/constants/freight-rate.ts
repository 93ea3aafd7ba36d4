/** Every tool's default freight rate, in $ for each jump of a tonne or a cubic metre. */
export const RATE_PER_JUMP = 10
