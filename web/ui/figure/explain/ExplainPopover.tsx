import { Popover } from '@base-ui/react/popover'
import { memo } from 'react'
import { classes } from '../../classes.ts'
import popup from '../../overlay/popup.module.css'
import { Derivation } from './Derivation.tsx'
import styles from './ExplainPopup.module.css'
import type { Explaining, FigureAsked } from './explain-asking.ts'

/** The last opened figure, kept until the popover has faded out. */
export interface LastAsked extends FigureAsked {
  readonly isOpen: boolean
}

export const ExplainPopover = memo(function ExplainPopover({
  asked,
  forget,
}: {
  asked: LastAsked | undefined
  forget: Explaining['forget']
}) {
  const { figure, label, anchor } = asked ?? {}
  return (
    <Popover.Root
      open={asked?.isOpen ?? false}
      onOpenChange={(_, { reason, event }) => {
        // A press on the figure itself is closed by the figure's own handler.
        const isOwn = reason === 'outside-press' && isWithin(anchor, event)
        if (anchor && !isOwn) forget(anchor)
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          className={popup.positioner}
          anchor={anchor ?? null}
          align="start"
          sideOffset={6}
        >
          <Popover.Popup
            className={classes(popup.popup, styles.popup)}
            aria-label={`Derivation of ${label}`}
            finalFocus={() => anchor}
          >
            {figure && label && (
              <Derivation key={JSON.stringify(figure)} figure={figure} label={label} />
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
})

const isWithin = (anchor: HTMLElement | undefined, { target }: Event) =>
  target instanceof Node && anchor?.contains(target) === true
