import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { GraphPoint } from './view.ts'

type Moves = {
  pan: (dx: number, dy: number) => void
  zoom: (factor: number, at: GraphPoint) => void
}

const SLIP = 4
/** One notch of a wheel is about 100 px. */
const WHEEL = 1 / 400
const LINE = 16

export function usePointers(surface: RefObject<HTMLElement | null>, moves: Moves): void {
  const { pan, zoom } = moves
  const onPan = useEffectEvent(pan)
  const onZoom = useEffectEvent(zoom)
  const pointers = useRef(new Map<number, GraphPoint>())

  useEffect(() => {
    const element = surface.current
    if (!element) return
    const down = pointers.current
    let slipped = 0
    let dragging = false
    const place = (event: MouseEvent): GraphPoint => {
      const { left, top } = element.getBoundingClientRect()
      return { x: event.clientX - left, y: event.clientY - top }
    }
    const middle = (): { at: GraphPoint; apart: number } => {
      const [one, other] = [...down.values()]
      if (!one) return { at: { x: 0, y: 0 }, apart: 0 }
      if (!other) return { at: one, apart: 0 }
      return {
        at: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
        apart: Math.hypot(one.x - other.x, one.y - other.y),
      }
    }

    function press(event: PointerEvent) {
      if (event.button !== 0 || isTool(event)) return
      down.set(event.pointerId, place(event))
      slipped = 0
      dragging = down.size > 1
    }
    function move(event: PointerEvent) {
      if (!down.has(event.pointerId)) return
      const before = middle()
      const was = down.get(event.pointerId) as GraphPoint
      const now = place(event)
      slipped += Math.hypot(now.x - was.x, now.y - was.y)
      down.set(event.pointerId, now)
      if (!dragging && slipped < SLIP) return
      // Captured late: a press that never moves must reach the node under it.
      if (!element?.hasPointerCapture(event.pointerId)) element?.setPointerCapture(event.pointerId)
      dragging = true
      const after = middle()
      onPan(after.at.x - before.at.x, after.at.y - before.at.y)
      if (before.apart > 0 && after.apart > 0) onZoom(after.apart / before.apart, after.at)
    }
    function lift(event: PointerEvent) {
      down.delete(event.pointerId)
    }
    // The click after a drag is not a press on a node.
    function click(event: MouseEvent) {
      if (!dragging) return
      dragging = false
      event.stopPropagation()
      event.preventDefault()
    }
    function wheel(event: WheelEvent) {
      if (isTool(event)) return
      event.preventDefault()
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1
      if (event.shiftKey) onPan(-(event.deltaX || event.deltaY) * pixels, 0)
      // A pinch on a touchpad arrives as small steps with Ctrl.
      else onZoom(Math.exp(-event.deltaY * pixels * WHEEL * (event.ctrlKey ? 4 : 1)), place(event))
    }

    element.addEventListener('pointerdown', press)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', lift)
    element.addEventListener('pointercancel', lift)
    element.addEventListener('click', click, true)
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      element.removeEventListener('pointerdown', press)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', lift)
      element.removeEventListener('pointercancel', lift)
      element.removeEventListener('click', click, true)
      element.removeEventListener('wheel', wheel)
      down.clear()
    }
  }, [surface])
}

const isTool = (event: Event) =>
  event.target instanceof Element && event.target.closest('[data-graph-tool]') !== null
