import { type PointerEvent, type ReactNode, useSyncExternalStore } from 'react'
import styles from './GraphSurface.module.css'
import { type GraphPoint, type Rect, type Size, visibleRect } from './view.ts'
import type { ViewStore } from './view-store.ts'

export function Minimap({
  bounds,
  size,
  store,
  onCentre,
  children,
}: {
  bounds: Rect
  size: Size
  store: ViewStore
  onCentre: (at: GraphPoint) => void
  children: ReactNode
}) {
  const view = useSyncExternalStore(store.subscribe, store.get)
  const seen = visibleRect(view, size)

  function go(event: PointerEvent<SVGSVGElement>) {
    if (event.buttons !== 1) return
    const matrix = event.currentTarget.getScreenCTM()?.inverse()
    if (!matrix) return
    onCentre(new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix))
  }
  return (
    <svg
      aria-hidden="true"
      data-graph-tool=""
      className={styles.minimap}
      viewBox={`${bounds.x} ${bounds.y} ${bounds.width || 1} ${bounds.height || 1}`}
      onPointerDown={go}
      onPointerMove={go}
    >
      {children}
      <rect className={styles.seen} {...seen} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
