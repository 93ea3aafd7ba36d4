/** Scrolls the frame so that nothing sticky covers the cell. */
export function reveal(frame: HTMLElement, cell: HTMLElement): void {
  const box = cell.getBoundingClientRect()
  const edge = frame.getBoundingClientRect()
  const top = frame.querySelector('thead')?.getBoundingClientRect().bottom ?? edge.top
  const bottom = Math.min(
    frame.querySelector('tfoot')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
    edge.top + frame.clientTop + frame.clientHeight,
  )
  if (box.top < top) frame.scrollTop -= top - box.top
  else if (box.bottom > bottom) frame.scrollTop += box.bottom - bottom

  const pinned = cell.parentElement?.querySelector('[data-column="0"]')
  if (!pinned || pinned === cell) return
  const left = pinned.getBoundingClientRect().right
  const right = edge.left + frame.clientLeft + frame.clientWidth
  if (box.left < left) frame.scrollLeft -= left - box.left
  else if (box.right > right) frame.scrollLeft += Math.min(box.right - right, box.left - left)
}
