/** a / b where nothing over nothing is 0: a payback or share of nothing, never NaN. */
export const ratio = (a: number, b: number) => (a === 0 && b === 0 ? 0 : a / b)

/** a × b where nothing stays nothing, however often: 0 × ∞ is 0. */
export const times = (a: number, b: number) => (a === 0 || b === 0 ? 0 : a * b)
