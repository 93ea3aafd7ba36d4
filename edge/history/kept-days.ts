/** Today among them. */
export const KEPT_DAYS = 366
