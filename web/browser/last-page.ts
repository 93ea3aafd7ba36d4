/** draw-last-page.js reads the same keys before the first paint. */
export const LAST_PAGE_KEY = 'perigee.lastPage'
export const LEFT_BELOW_KEY = 'perigee.leftBelow'

/** Ends the showing of the page as it was last drawn, where it is shown; the live page is below it. */
export function showLivePage(): void {
  dispatchEvent(new Event('lastpageover'))
}

/** What was kept has figures of before a change, or belongs to a player who is no longer here. */
export function forgetLastPage(): void {
  showLivePage()
  try {
    localStorage.removeItem(LAST_PAGE_KEY)
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}
