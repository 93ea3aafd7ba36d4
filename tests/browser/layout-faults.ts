import type { Page } from '@playwright/test'
import { settled } from './settled.ts'

/** The widths at which pages are examined: a phone, a tablet, and common windows up to full HD. */
const WIDTHS = [390, 820, 1024, 1152, 1280, 1440, 1920] as const

/**
 * Faults of layout in what a page shows at this moment, as sentences:
 *
 * - Two controls, two texts or a text and a control cover each other.
 * - A control is cut by the window, or by a box that cannot be scrolled to it.
 * - A text, the number in a field or a placeholder is wider than its box.
 *
 * These are no faults:
 *
 * - What a scroll area hides, because it can be scrolled to.
 * - What a sticky or fixed part or an open menu covers. Only parts of one layer are compared.
 * - A text cut with an ellipsis (or a line clamp) that is whole in the `title` or the accessible name of an element around it.
 * - A text that a box hides whole, such as heads that wrap out of their row. A control may not be hidden like this.
 * - A long text in a text field, which scrolls.
 * - Texts of drawings (SVG, canvas), and what is hidden from sight (`visually-hidden`, a skip link without focus).
 */
export function layoutFaults(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(findFaults, within)
}

/** The faults of one page in windows of all these widths, each with its width. */
export async function layoutFaultsByWidth(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
    await settled(page)
    for (const fault of await layoutFaults(page)) faults.push(`${width} px: ${fault}`)
  }
  return faults
}

/** Runs in the page, so it uses nothing from outside. */
function findFaults(within: string): string[] {
  interface Box {
    left: number
    top: number
    right: number
    bottom: number
  }
  interface Part {
    words: string
    element: Element
    /** The text, or the control itself. */
    node: Node
    isControl: boolean
    /** The control that a text belongs to, or the control itself. */
    control: Element | null
    layer: string
    box: Box
  }
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="switch"], ' +
    '[role="checkbox"], [role="radio"], [role="combobox"], [role="spinbutton"], [role="slider"], [role="menuitem"], [role="option"]'
  const POPUPS =
    '[popover], dialog, [role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"]'
  /** Rounding, borders that neighbours share, and the room of letters above and below their line. */
  const SLACK = 1.5
  const TOUCHING = 2
  const LINES_TOUCHING = 4

  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, known)
    return known
  }
  const windowWidth = document.documentElement.clientWidth
  const windowHeight = innerHeight
  const found = new Map<string, { words: string; times: number }>()
  /** The same fault of many rows is one. */
  const report = (kind: string, element: Element, words: string) => {
    const likeness = `${kind} ${element.tagName} ${element.className} ${element.parentElement?.className}`
    const known = found.get(likeness)
    if (known) known.times++
    else found.set(likeness, { words: `${kind}: ${words}`, times: 1 })
  }

  const inOneLine = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const short = (text: string | null | undefined) => inOneLine(text).slice(0, 60)
  const nameOf = (element: Element) => {
    const field = element as HTMLInputElement
    const labels = [...(field.labels ?? [])].map(({ textContent }) => textContent).join(' ')
    const role = element.getAttribute('role') ?? element.tagName.toLowerCase()
    const name = element.getAttribute('aria-label') ?? element.textContent
    return `${role} "${short(name) || short(labels) || short(element.getAttribute('title')) || short(field.placeholder)}"`
  }

  const isSeen = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    if (element.closest('svg, [inert], .visually-hidden')) return false
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, overflowX } = styleOf(at)
      if (clipPath === 'inset(50%)') return false
      const { width, height } = at.getBoundingClientRect()
      // A closed section, or a native control behind a drawn one.
      if (overflowX !== 'visible' && (width <= 1 || height <= 1)) return false
    }
    return true
  }

  const holdsFixed = ({
    transform,
    filter,
    backdropFilter,
    contain,
    willChange,
  }: CSSStyleDeclaration) =>
    transform !== 'none' ||
    filter !== 'none' ||
    (backdropFilter !== 'none' && backdropFilter !== '') ||
    /paint|layout|strict|content/.test(contain) ||
    /transform|filter/.test(willChange)

  /** The boxes around an element that move and cut it, from the inside to the outside. */
  const around = (element: Element): Element[] => {
    const boxes: Element[] = []
    let { position } = styleOf(element)
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = styleOf(at)
      const isHolder = holdsFixed(style) || (position === 'absolute' && style.position !== 'static')
      if ((position === 'fixed' || position === 'absolute') && !isHolder) continue
      boxes.push(at)
      position = style.position
    }
    return boxes
  }

  /** Parts of one layer must leave each other room; those of different layers may cover each other. */
  const numbers = new Map<Element, number>()
  const numberOf = (element: Element) => {
    if (!numbers.has(element)) numbers.set(element, numbers.size)
    return numbers.get(element)
  }
  const layerOf = (element: Element): string => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { position, top, right, bottom, left } = styleOf(at)
      if (position === 'fixed') return `fixed ${numberOf(at)}`
      if (position === 'absolute' && (at.matches(POPUPS) || at.querySelector(POPUPS)))
        return `popup ${numberOf(at)}`
      if (position === 'sticky') {
        const scroller = around(at).find((box) => /auto|scroll/.test(styleOf(box).overflowX))
        const edges = [top, right, bottom, left].map((edge) => edge !== 'auto')
        return `sticky ${edges.join()} ${scroller ? numberOf(scroller) : ''}`
      }
    }
    return 'page'
  }

  const innerBox = (element: Element): Box => {
    const { left, top } = element.getBoundingClientRect()
    const x = left + element.clientLeft
    const y = top + element.clientTop
    return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight }
  }
  const isInline = (element: Element) => /^(inline|contents)$/.test(styleOf(element).display)

  /** What the boxes around leave of a box, and by how much the first that does not scroll cuts it. */
  const shownPart = (
    element: Element,
    whole: Box,
  ): { box: Box | undefined; cutBy: number; where: string; at: Element | undefined } => {
    const box = { left: whole.left, top: whole.top, right: whole.right, bottom: whole.bottom }
    let cutBy = 0
    let where = ''
    let cutter: Element | undefined
    const cut = (by: number, side: string, at?: Element) => {
      if (by <= SLACK || cutBy > 0) return
      cutBy = by
      where = side
      cutter = at
    }
    for (const at of around(element)) {
      if (isInline(at)) continue
      const { overflowX, overflowY } = styleOf(at)
      const edge = innerBox(at)
      if (overflowX !== 'visible') {
        const scrolls = /auto|scroll/.test(overflowX)
        cut(edge.left - (scrolls ? at.scrollLeft : 0) - box.left, 'left', at)
        if (!scrolls) cut(box.right - edge.right, 'right', at)
        box.left = Math.max(box.left, edge.left)
        box.right = Math.min(box.right, edge.right)
      }
      if (overflowY !== 'visible') {
        const scrolls = /auto|scroll/.test(overflowY)
        cut(edge.top - (scrolls ? at.scrollTop : 0) - box.top, 'top', at)
        if (!scrolls) cut(box.bottom - edge.bottom, 'bottom', at)
        box.top = Math.max(box.top, edge.top)
        box.bottom = Math.min(box.bottom, edge.bottom)
      }
      // Scrolled out of sight: whether more would cut it shows where it is scrolled to.
      if (box.right <= box.left || box.bottom <= box.top)
        return { box: undefined, cutBy, where, at: cutter }
    }
    // A skip link waits above the window until it has the focus.
    const waits = box.bottom + scrollY <= 0 || box.right <= 0
    if (!waits) {
      cut(-box.left, 'left')
      cut(box.right - windowWidth, 'right')
      if (layerOf(element).startsWith('fixed')) cut(box.bottom - windowHeight, 'bottom')
    }
    return { box: waits ? undefined : box, cutBy, where, at: cutter }
  }

  /** What the box of a text leaves of one of its lines: an ellipsis hides the rest. */
  const ownPart = (element: Element, line: Box): Box => {
    const { left, top, right, bottom } = line
    if (isInline(element) || styleOf(element).overflowX === 'visible')
      return { left, top, right, bottom }
    const edge = innerBox(element)
    return { left: Math.max(left, edge.left), top, right: Math.min(right, edge.right), bottom }
  }

  const isWholeElsewhere = (element: Element, text: string): boolean => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const whole = `${at.getAttribute('title') ?? ''} ${at.getAttribute('aria-label') ?? ''}`
      if (inOneLine(whole).includes(inOneLine(text))) return true
    }
    return false
  }
  const shortens = (element: Element) => {
    const { textOverflow, webkitLineClamp } = styleOf(element)
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
  }

  const parts: Part[] = []
  const root = document.querySelector(within) ?? document.body

  for (const element of root.querySelectorAll(CONTROLS)) {
    const isTick = element.matches('input[type="checkbox"], input[type="radio"]')
    const drawn = isTick && !isSeen(element) ? element.closest('label') : element
    if (!drawn || !isSeen(drawn)) continue
    // A field leaves room for buttons in its padding.
    const isField = drawn.matches('input, textarea, select') && !isTick
    const { paddingLeft, paddingRight } = styleOf(drawn)
    for (const rect of isInline(drawn) ? drawn.getClientRects() : [drawn.getBoundingClientRect()]) {
      if (rect.width <= 1 || rect.height <= 1) continue
      const { box, cutBy, where, at } = shownPart(drawn, rect)
      // Words in a line of text are examined as text.
      if (cutBy > 0 && !isInline(drawn))
        report(
          'cut',
          drawn,
          `${nameOf(element)} by ${Math.round(cutBy)} px at the ${where} of ${at ? `its ${at.tagName.toLowerCase()}.${at.className}` : 'the window'}`,
        )
      if (!box) continue
      const left = isField ? box.left + Number.parseFloat(paddingLeft) : box.left
      const right = isField ? box.right - Number.parseFloat(paddingRight) : box.right
      parts.push({
        words: nameOf(element),
        element: drawn,
        node: drawn,
        isControl: true,
        control: drawn,
        layer: layerOf(drawn),
        box: { ...box, left, right },
      })
    }
  }

  const pen = document.createElement('canvas').getContext('2d')
  for (const field of root.querySelectorAll('input')) {
    if (!isSeen(field) || field.clientWidth <= 1) continue
    const { font, paddingLeft, paddingRight } = styleOf(field)
    const isNumber =
      field.type === 'number' ||
      /numeric|decimal/.test(field.inputMode) ||
      field.getAttribute('role') === 'spinbutton'
    if (isNumber && field.scrollWidth > field.clientWidth + SLACK)
      report('text', field, `the number ${field.value} of ${nameOf(field)} is wider than its field`)
    if (!pen || field.value !== '' || !field.placeholder) continue
    pen.font = font
    const room =
      field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    if (pen.measureText(field.placeholder).width > room + SLACK)
      report('text', field, `the placeholder "${field.placeholder}" is wider than its field`)
  }

  const examineText = (node: Text, parent: Element) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const layer = layerOf(parent)
    const position = styleOf(parent).position
    const chain =
      position === 'fixed' || position === 'absolute' ? [parent] : [parent, ...around(parent)]
    const lines = [...range.getClientRects()]
    for (const rect of lines) {
      if (rect.width === 0 || rect.height === 0) continue
      for (const at of chain) {
        if (isInline(at)) continue
        const style = styleOf(at)
        const scrollsAcross = /auto|scroll/.test(style.overflowX)
        const edge = innerBox(at)
        const across = Math.max(rect.right - edge.right, edge.left - rect.left)
        const down = Math.max(rect.bottom - edge.bottom, edge.top - rect.top)
        const isCutDown =
          /hidden|clip/.test(style.overflowY) &&
          down > Math.max(SLACK, rect.height / 3) &&
          lines.some(
            ({ top, bottom }) =>
              top < edge.bottom - LINES_TOUCHING && bottom > edge.top + LINES_TOUCHING,
          )
        const isTooWide = !scrollsAcross && across > SLACK
        if (isTooWide || isCutDown) {
          if (!(shortens(at) && isWholeElsewhere(parent, node.data)))
            report(
              'text',
              parent,
              `"${short(node.data)}" is ${Math.round(isTooWide ? across : down)} px ${isTooWide ? 'wider' : 'higher'} than its ${at.tagName.toLowerCase()}.${at.className}`,
            )
          break
        }
        // A control as a whole is examined by itself.
        if (scrollsAcross || /fixed|absolute/.test(style.position) || at.matches(CONTROLS)) break
      }
      const { box } = shownPart(parent, ownPart(parent, rect))
      if (box)
        parts.push({
          words: `"${short(node.data)}"`,
          element: parent,
          node,
          isControl: false,
          control: parent.closest(CONTROLS),
          layer,
          box,
        })
    }
  }
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text
    const parent = node.parentElement
    if (node.data.trim() === '' || !parent || parent.closest('script, style, select, textarea'))
      continue
    if (isSeen(parent)) examineText(node, parent)
  }

  const isInside = (part: Part, control: Part) =>
    control.isControl && control.element.contains(part.element)
  /** Words of a control lie where it lies: only other words are compared with them. */
  const isSaidOfControl = (one: Part, other: Part) =>
    one.isControl === other.isControl
      ? !one.isControl && one.control !== other.control && one.control && other.control
      : one.control && other.control
  // From top to bottom, so that each part meets only those that begin before its end.
  parts.sort((one, other) => one.box.top - other.box.top)
  for (const [place, one] of parts.entries()) {
    for (let next = place + 1; next < parts.length; next++) {
      const other = parts[next]!
      if (other.box.top >= one.box.bottom) break
      if (one.layer !== other.layer) continue
      if (one.node === other.node || isInside(one, other) || isInside(other, one)) continue
      if (isSaidOfControl(one, other)) continue
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const high = Math.min(one.box.bottom, other.box.bottom) - other.box.top
      const least = one.isControl && other.isControl ? TOUCHING : LINES_TOUCHING
      if (wide > TOUCHING && high > least)
        report(
          'overlap',
          one.element,
          `${one.words} and ${other.words}, ${Math.round(wide)} × ${Math.round(high)} px`,
        )
    }
  }
  return [...found.values()].map(({ words, times }) =>
    times > 1 ? `${words} (${times} times)` : words,
  )
}
