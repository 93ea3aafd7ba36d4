/** How full a tile is, in the four bands of the game's own stock display. */
export type FillBand = 'empty' | 'low' | 'half' | 'full'

export function fillBand(fill: number): FillBand {
  if (fill < 0.25) return 'empty'
  if (fill < 0.5) return 'low'
  return fill < 0.75 ? 'half' : 'full'
}
