import { Combobox as Base } from '@base-ui/react/combobox'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type Ref,
  useDeferredValue,
  useImperativeHandle,
  useState,
} from 'react'
import { classes } from '../classes.ts'
import { CheckIcon } from '../icons/status.tsx'
import popup from '../overlay/popup.module.css'
import styles from './OptionList.module.css'
import type { Option } from './options.ts'

/** Longer lists draw only the lines in view: 700 systems open as fast as five factions. */
export const VIRTUAL_FROM = 100
const LINE_HEIGHT = 30
/** As many as are in view; the others follow. */
const FIRST_LINES = 10

export type OptionScroller = { showLine: (index: number) => void }

export function OptionList({
  virtual,
  opensAtTop,
  scroller,
}: {
  virtual: boolean
  opensAtTop: boolean
  scroller: Ref<OptionScroller>
}) {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  return (
    <Base.Portal>
      <Base.Positioner className={popup.positioner} align="start" sideOffset={4}>
        <Base.Popup className={classes(popup.popup, styles.popup)}>
          <Base.Empty className={popup.noResults}>No Results</Base.Empty>
          {virtual ? (
            <Base.List ref={setFrame} className={classes(popup.list, styles.virtualList)}>
              <VirtualLines frame={frame} scroller={scroller} />
            </Base.List>
          ) : (
            <Base.List className={popup.list}>
              <Lines opensAtTop={opensAtTop} />
            </Base.List>
          )}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}

function Line({
  option,
  ...place
}: {
  option: Option
  index?: number
  style?: CSSProperties
  'aria-setsize'?: number
  'aria-posinset'?: number
}) {
  return (
    <Base.Item {...place} value={option} disabled={option.disabled} className={popup.item}>
      <span className={popup.itemText}>{option.label}</span>
      {option.hint && <span className="quiet">{option.hint}</span>}
      <Base.ItemIndicator className="accent">
        <CheckIcon size={14} />
      </Base.ItemIndicator>
    </Base.Item>
  )
}

function Lines({ opensAtTop }: { opensAtTop: boolean }) {
  const options = Base.useFilteredItems<Option>()
  const drawn = useDeferredValue(options.length, opensAtTop ? FIRST_LINES : options.length)
  return options.slice(0, drawn).map((option) => <Line key={option.value} option={option} />)
}

function VirtualLines({
  frame,
  scroller,
}: {
  frame: HTMLElement | null
  scroller: Ref<OptionScroller>
}) {
  const options = Base.useFilteredItems<Option>()
  // The list opens with its final size and place; its lines follow.
  const isDrawn = useDeferredValue(true, false)
  const lines = useVirtualizer({
    count: options.length,
    getScrollElement: () => frame,
    estimateSize: () => LINE_HEIGHT,
    overscan: 4,
  })
  useImperativeHandle(scroller, () => ({ showLine: (index) => lines.scrollToIndex(index) }), [
    lines,
  ])

  return (
    <div role="presentation" className={styles.lines} style={{ height: lines.getTotalSize() }}>
      {(isDrawn ? lines.getVirtualItems() : []).map((line) => {
        const option = options[line.index]
        return (
          option && (
            <Line
              key={option.value}
              option={option}
              index={line.index}
              aria-setsize={options.length}
              aria-posinset={line.index + 1}
              style={{
                position: 'absolute',
                insetInline: 0,
                height: line.size,
                transform: `translateY(${line.start}px)`,
              }}
            />
          )
        )
      })}
    </div>
  )
}
