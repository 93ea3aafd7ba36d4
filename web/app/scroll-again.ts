import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

/** Longer than any page takes to draw all its sections. */
const LONGEST_WAIT_MS = 5000
/** After one of these the player has moved by choice. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * The router restores the scroll position when a page is first drawn. Sections drawn later can lie below it, so this scrolls the rest of
 * the way once the page is long enough.
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
