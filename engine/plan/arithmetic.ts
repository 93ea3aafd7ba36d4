/** a / b, but 0 / 0 is 0, so that a payback or share of nothing is never NaN. */
export const ratio = (a: number, b: number) => (a === 0 && b === 0 ? 0 : a / b)

/** a × b, but 0 × ∞ is 0. */
export const times = (a: number, b: number) => (a === 0 || b === 0 ? 0 : a * b)
