interface TourStop {
  readonly to: '/empire/{-$empireUuid}' | '/search' | '/exchanges/{-$cxUuid}' | '/advisor' | '/help'
  readonly title: string
  readonly text: string
}

export const TOUR_STOPS: readonly TourStop[] = [
  {
    to: '/empire/{-$empireUuid}',
    title: 'Empire: all bases together',
    text: 'Profit, plans and the flow of materials between them. Press any figure and it says where it comes from, down to the row of the exchange.',
  },
  {
    to: '/search',
    title: 'Planet Search: where a plan begins',
    text: 'Choose what the planet must have, and press one of the results to plan a base there. Every amount you change is calculated at once.',
  },
  {
    to: '/exchanges/{-$cxUuid}',
    title: 'Exchanges: prices you trust',
    text: 'A CX says what you pay and get for each material: an exchange, an average or your own price. Every empire can have one.',
  },
  {
    to: '/advisor',
    title: 'Advisor: which base to build',
    text: 'Say where and within which limits, and get the best base there is, with the proof that no better one exists.',
  },
  {
    to: '/help',
    title: 'Help: a page for every screen',
    text: 'The question mark in the header of a page opens its help beside it. Ctrl K finds any page, plan, planet or material.',
  },
]
