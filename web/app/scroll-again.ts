import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

/** By then everything of a page is drawn. */
const LONGEST_WAIT_MS = 5000
/** After one of these the player is elsewhere by choice. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * The router goes back to where the player was on a page when that page is first drawn. Sections that are drawn later can be
 * what lies there: the rest of the way is gone once the page is long enough.
 */
export function scrollAgain(router: AnyRouter): void {
  const left = new Map<string, number>()
  let stop = () => {}
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    stop()
    if (fromLocation) left.set(keyOf(fromLocation), scrollY)
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    const key = keyOf(toLocation)
    const place = left.get(key)
    const isAnother = fromLocation !== undefined && keyOf(fromLocation) !== key
    if (isAnother && place !== undefined) stop = scrollOnceLongEnough(place)
  })
}

/** A visit of a page, not its address: the same one opened again begins at its top. */
const keyOf = ({ state, href }: ParsedLocation) => state.__TSR_key ?? href

function scrollOnceLongEnough(place: number): () => void {
  const page = document.documentElement
  const growth = new ResizeObserver(() => {
    if (page.scrollHeight - innerHeight < place) return
    scrollTo({ top: place })
    stop()
  })
  const timer = setTimeout(() => stop(), LONGEST_WAIT_MS)
  function stop() {
    growth.disconnect()
    clearTimeout(timer)
    for (const move of OWN_MOVES) removeEventListener(move, stop, { capture: true })
  }
  for (const move of OWN_MOVES) addEventListener(move, stop, { capture: true, passive: true })
  growth.observe(page)
  return stop
}
