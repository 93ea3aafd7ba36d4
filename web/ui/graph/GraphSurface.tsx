import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { useShownTheme } from '../theme.ts'
import styles from './GraphSurface.module.css'
import { GraphTools } from './GraphTools.tsx'
import { Minimap } from './Minimap.tsx'
import { usePointers } from './use-pointers.ts'
import {
  centredView,
  firstView,
  fitView,
  type GraphPoint,
  holds,
  kept,
  panned,
  type Rect,
  type Size,
  stillServes,
  type View,
  visibleRect,
  worldPoint,
  zoomed,
} from './view.ts'
import { createViewStore } from './view-store.ts'

/** Everything that touches `rect`, in as much detail as `zoom` can show. */
export type Drawn = { rect: Rect; zoom: number }

/** Draws one layer on a canvas whose context is already in world coordinates. */
export type PaintLayer = (
  context: CanvasRenderingContext2D,
  drawn: Drawn,
  host: HTMLElement,
) => void

export type GraphHandle = {
  /** Scrolls a part into view; zooms only if it is out of view. */
  show: (part: Rect) => void
}

const LIMITS = { least: 0.02, most: 8 }
const STEP = 60
const ZOOM_STEP = 1.25

/** A picture larger than its place: dragged, zoomed by wheel, pinch and keys, with the whole of it in a corner. */
export function GraphSurface({
  label,
  bounds,
  children,
  paint,
  minimap,
  tools,
  height = '100%',
  limits = LIMITS,
  readable = 0,
  onPoint,
  onPress,
  onShape,
  handle,
}: {
  label: string
  /** The bounds of everything. New ones are fitted unless the player has moved the view. */
  bounds: Rect
  /** SVG, in as much detail as the zoom can show. */
  children?: ReactNode | ((zoom: number) => ReactNode)
  /** Drawn below the SVG, for thousands of points, again on every move. The caller keeps it stable. */
  paint?: PaintLayer | undefined
  /** Simple SVG of the whole in world coordinates; no minimap without it. */
  minimap?: ReactNode
  /** More buttons next to zoom and fit. */
  tools?: ReactNode
  height?: string | undefined
  limits?: { least: number; most: number } | undefined
  /** The zoom below which the text is unreadable. The first view stays above it, *Fit* ignores it. */
  readable?: number | undefined
  /** The world point under the pointer, null when it leaves. */
  onPoint?: ((at: GraphPoint | null, zoom: number) => void) | undefined
  onPress?: ((at: GraphPoint, zoom: number) => void) | undefined
  /** Called with the width divided by the height of the box, rounded to tenths, for pictures that adapt to it. */
  onShape?: ((shape: number) => void) | undefined
  handle?: Ref<GraphHandle> | undefined
}) {
  const surface = useRef<HTMLDivElement>(null)
  const picture = useRef<SVGGElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [store] = useState(createViewStore)
  const [size, setSize] = useState<Size | null>(null)
  const [drawnFor, setDrawnFor] = useState<number | null>(null)
  const moved = useRef(false)
  const theme = useShownTheme()

  const move = (next: View) => {
    moved.current = true
    if (size) store.set(kept(next, bounds, size))
  }
  const fitAll = () => {
    if (size) store.set(fitView(bounds, size, limits))
    moved.current = false
  }
  const zoomBy = (factor: number, at?: GraphPoint) => {
    if (!size) return
    move(zoomed(store.get(), factor, at ?? { x: size.width / 2, y: size.height / 2 }, limits))
  }
  usePointers(surface, { pan: (dx, dy) => move(panned(store.get(), dx, dy)), zoom: zoomBy })

  useImperativeHandle(handle, () => ({
    show(part) {
      if (!size || holds(visibleRect(store.get(), size), part)) return
      const centre = { x: part.x + part.width / 2, y: part.y + part.height / 2 }
      const { zoom } = fitView(part, size, limits)
      move(centredView(centre, Math.min(store.get().zoom, zoom), size))
    },
  }))

  useEffect(() => {
    const element = surface.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])

  const refit = useEffectEvent(() => {
    if (size && !moved.current) store.set(firstView(bounds, size, limits, readable))
  })
  const shape = size && size.height > 0 ? Math.round((10 * size.width) / size.height) / 10 : 0
  const tell = useEffectEvent(() => onShape?.(shape))
  useEffect(() => {
    if (shape > 0) tell()
  }, [shape])
  const { x, y, width, height: extent } = bounds
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bounds by value, since callers write them again at each drawing
  useEffect(() => refit(), [size, x, y, width, extent])

  const draw = useEffectEvent(() => {
    if (!size || size.width === 0) return
    const view = store.get()
    const to = `scale(${view.zoom}) translate(${-view.x} ${-view.y})`
    picture.current?.setAttribute('transform', to)
    if (drawnFor === null || !stillServes(drawnFor, view.zoom)) setDrawnFor(view.zoom)
    paintCanvas(view, size)
  })
  function paintCanvas(view: View, { width, height }: Size) {
    const context = canvas.current?.getContext('2d')
    if (!context || !paint || !surface.current) return
    const scale = devicePixelRatio * view.zoom
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, width * devicePixelRatio, height * devicePixelRatio)
    context.setTransform(scale, 0, 0, scale, -view.x * scale, -view.y * scale)
    paint(context, { rect: visibleRect(view, { width, height }), zoom: view.zoom }, surface.current)
  }
  useEffect(() => {
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => draw())
    }
    const stop = store.subscribe(later)
    return () => {
      stop()
      cancelAnimationFrame(frame)
    }
  }, [store])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size, layer or theme is drawn at once
  useEffect(() => draw(), [size, paint, theme])

  function press(event: KeyboardEvent) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const step = event.shiftKey ? STEP * 4 : STEP
    const view = store.get()
    if (event.key === 'ArrowLeft') move(panned(view, step, 0))
    else if (event.key === 'ArrowRight') move(panned(view, -step, 0))
    else if (event.key === 'ArrowUp') move(panned(view, 0, step))
    else if (event.key === 'ArrowDown') move(panned(view, 0, -step))
    else if (event.key === '+' || event.key === '=') zoomBy(ZOOM_STEP)
    else if (event.key === '-') zoomBy(1 / ZOOM_STEP)
    else if (event.key === '0' || event.key === 'Home') fitAll()
    else return
    event.preventDefault()
  }

  const under = (event: { clientX: number; clientY: number }): GraphPoint => {
    const { left = 0, top = 0 } = surface.current?.getBoundingClientRect() ?? {}
    return worldPoint(store.get(), { x: event.clientX - left, y: event.clientY - top })
  }

  /** A node focused by keyboard scrolls into view. */
  function reveal(target: Element) {
    if (!size || !picture.current?.contains(target)) return
    const { left, top } = (surface.current as Element).getBoundingClientRect()
    const node = target.getBoundingClientRect()
    const place = { x: node.left - left, y: node.top - top, width: node.width, height: node.height }
    if (holds({ x: 0, y: 0, ...size }, place)) return
    const dx = size.width / 2 - (place.x + place.width / 2)
    move(panned(store.get(), dx, size.height / 2 - (place.y + place.height / 2)))
  }

  return (
    <section aria-label={label} className={styles.frame} style={{ height }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would lay out its own children */}
      <div
        ref={surface}
        role="group"
        aria-label={`${label}: arrows move, plus and minus zoom, 0 shows all`}
        className={styles.surface}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys
        tabIndex={0}
        onKeyDown={press}
        onFocus={(event) => reveal(event.target)}
        onPointerMove={onPoint && ((event) => onPoint(under(event), store.get().zoom))}
        onPointerLeave={onPoint && (() => onPoint(null, store.get().zoom))}
        onClick={onPress && ((event) => onPress(under(event), store.get().zoom))}
      >
        {paint && size && (
          <canvas
            ref={canvas}
            className={styles.canvas}
            width={Math.round(size.width * devicePixelRatio)}
            height={Math.round(size.height * devicePixelRatio)}
          />
        )}
        {children && (
          // biome-ignore lint/a11y/noSvgWithoutTitle: the group around it has the name
          <svg className={styles.picture}>
            <g ref={picture}>
              {typeof children === 'function' ? drawnFor !== null && children(drawnFor) : children}
            </g>
          </svg>
        )}
      </div>
      <GraphTools label={label} onZoom={zoomBy} onFit={fitAll} step={ZOOM_STEP}>
        {tools}
      </GraphTools>
      {minimap && size && (
        <Minimap
          bounds={bounds}
          size={size}
          store={store}
          onCentre={(at) => move(centredView(at, store.get().zoom, size))}
        >
          {minimap}
        </Minimap>
      )}
    </section>
  )
}
