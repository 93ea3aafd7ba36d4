import { type HTMLAttributes, type Ref, useCallback } from 'react'
import { classes } from '../classes.ts'
import styles from './ScrollFrame.module.css'

/** A table that scrolls inside itself. Its right edge fades as long as there is more beyond it. */
export function ScrollFrame({
  frameRef,
  className,
  ...props
}: HTMLAttributes<HTMLDivElement> & { frameRef?: Ref<HTMLDivElement> }) {
  const watch = useCallback((edge: HTMLDivElement | null) => {
    const frame = edge?.firstElementChild
    if (!edge || !frame || typeof ResizeObserver === 'undefined') return
    const mark = () => {
      edge.toggleAttribute(
        'data-more',
        frame.scrollLeft + frame.clientWidth < frame.scrollWidth - 1,
      )
      edge.style.setProperty('--frame', `${frame.clientWidth}px`)
      edge.style.setProperty('--first', `${firstHeading(frame)?.offsetWidth ?? 0}px`)
    }
    const observer = new ResizeObserver(mark)
    observer.observe(frame)
    if (frame.firstElementChild) observer.observe(frame.firstElementChild)
    frame.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      frame.removeEventListener('scroll', mark)
    }
  }, [])
  return (
    <div ref={watch} className={styles.edge}>
      <div ref={frameRef} className={classes(styles.frame, className)} {...props} />
    </div>
  )
}

const firstHeading = (frame: Element) =>
  frame.querySelector<HTMLElement>(':scope > table > thead th[data-first]')
