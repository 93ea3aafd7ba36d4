/** $ added to every unit moved, so that of equally cheap routes the one without the exchange is taken. */
export const DETOUR = 1e-5
