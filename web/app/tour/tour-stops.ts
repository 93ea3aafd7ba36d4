export interface TourStop {
  readonly title: string
  readonly text: string
  /** The tour goes on by itself once the player has done it. */
  readonly waitsForChange?: true
}

export const TOUR_STOPS: readonly TourStop[] = [
  {
    title: 'A base and what it earns',
    text: 'Setup says what you assume, Production what is built and runs, Results what comes of it. The bar at the bottom keeps profit and warnings in view.',
  },
  {
    title: 'Change it',
    text: 'Under Production, press + beside the number of a building that produces. The profit follows at once, and automatic habitations do too.',
    waitsForChange: true,
  },
]
