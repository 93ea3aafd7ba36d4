import type { Locator } from '@playwright/test'

/** Texts of a part that reach beyond its left or right edge. */
export function runningOut(place: Locator): Promise<string[]> {
  return place.evaluate((root) => {
    const found: string[] = []
    const { left, right } = root.getBoundingClientRect()
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const { data, parentElement } = nodes.currentNode as Text
      if (data.trim() === '' || parentElement?.closest('.visually-hidden')) continue
      if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(nodes.currentNode)
      for (const box of range.getClientRects()) {
        if (box.right > right + 1 || box.left < left - 1) found.push(data)
      }
    }
    return found
  })
}

/** Texts that are visibly written over each other, and fields that show a part of their number only. */
export function crowded(place: Locator): Promise<string[]> {
  return place.evaluate((root) => {
    const found: string[] = []
    const lines: { text: string; node: Node; box: DOMRect }[] = []
    /** What the boxes around it that cut their content leave of a box. */
    const shownPart = (box: DOMRect, element: Element | null): DOMRect | null => {
      let { left, top, right, bottom } = box
      for (
        let around = element;
        around && around !== document.body;
        around = around.parentElement
      ) {
        if (getComputedStyle(around).overflowX === 'visible') continue
        const edge = around.getBoundingClientRect()
        left = Math.max(left, edge.left)
        top = Math.max(top, edge.top)
        right = Math.min(right, edge.right)
        bottom = Math.min(bottom, edge.bottom)
      }
      return right > left && bottom > top
        ? new DOMRect(left, top, right - left, bottom - top)
        : null
    }
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const { data, parentElement } = nodes.currentNode as Text
      if (data.trim() === '' || parentElement?.closest('.visually-hidden')) continue
      if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(nodes.currentNode)
      for (const box of range.getClientRects()) {
        const shown = shownPart(box, parentElement)
        if (shown) lines.push({ text: data, node: nodes.currentNode, box: shown })
      }
    }
    const overlap = (from: number, to: number, a: number, b: number) =>
      Math.min(to, b) - Math.max(from, a)
    for (const [place, { text, node, box }] of lines.entries()) {
      for (const other of lines.slice(place + 1)) {
        // A text that is cut with an ellipsis has a box for each part.
        if (other.node === node) continue
        const wide = overlap(box.left, box.right, other.box.left, other.box.right)
        const high = overlap(box.top, box.bottom, other.box.top, other.box.bottom)
        if (wide > 2 && high > 4) found.push(`${text} over ${other.text}`)
      }
    }
    for (const field of root.querySelectorAll('input')) {
      if (field.clientWidth > 1 && field.scrollWidth > field.clientWidth) found.push(field.value)
    }
    return found
  })
}
