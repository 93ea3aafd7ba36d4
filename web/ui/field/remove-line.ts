const FOCUSABLE = 'input:not(:disabled), button:not(:disabled):not([tabindex="-1"])'
const isRemoval = (element: Element) => element.getAttribute('aria-label')?.startsWith('Remove ')

/**
 * Removes the line of a list that the pressed button stands in. If the focus goes with it, the button of the next line gets it, or with no
 * line left what stands before the list: a keyboard must not start again at the top of the page.
 */
export function removeLine(button: HTMLElement, remove: () => void): void {
  const line = button.closest('li')
  const list = line?.parentElement
  if (!line || !list) {
    remove()
    return
  }
  const place = [...list.children].indexOf(line)
  const before = [...(list.parentElement?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(
    (element) =>
      element.compareDocumentPosition(list) === Node.DOCUMENT_POSITION_FOLLOWING &&
      !isRemoval(element),
  )
  remove()
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const lines = list.isConnected ? [...list.children] : []
    const near = lines[Math.min(place, lines.length - 1)]
    const next = [...(near?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].find(isRemoval)
    const left = before.filter(({ isConnected }) => isConnected)
    const add = left.findLast((element) => element.getAttribute('aria-label')?.startsWith('Add '))
    ;(next ?? add ?? left.at(-1))?.focus()
  })
}
