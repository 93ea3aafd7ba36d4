import { useState } from 'react'
import { Button } from '../ui/field/Button.tsx'
import { AnchoredPopover } from '../ui/overlay/AnchoredPopover.tsx'
import { useConfirm } from '../ui/overlay/Confirm.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { Drawer } from '../ui/overlay/Drawer.tsx'
import { Hint } from '../ui/overlay/Hint.tsx'
import { Popover } from '../ui/overlay/Popover.tsx'
import { useToast } from '../ui/overlay/Toast.tsx'
import { Specimen, State } from './Specimen.tsx'

const LONG = Array.from({ length: 30 }, (_, line) => `Line ${line + 1} of a text that scrolls.`)

export function OverlaySection() {
  const [open, setOpen] = useState<'dialog' | 'long' | 'drawer' | 'wide' | null>(null)
  const [anchor, setAnchor] = useState<Element | null>(null)
  const [answer, setAnswer] = useState('nothing asked yet')
  const confirm = useConfirm()
  const toast = useToast()
  const close = () => setOpen(null)

  async function ask() {
    const yes = await confirm({
      title: 'Delete plan',
      text: "Are you sure? Deleting the Plan can't be reversed.",
      action: 'Delete',
      danger: true,
    })
    setAnswer(yes ? 'deleted' : 'kept')
  }

  return (
    <Specimen name="Dialog, Drawer, Confirm, Toast, Popover, AnchoredPopover">
      <State name="dialog">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('long')}>Long dialog</Button>
      </State>
      <State name="drawer">
        <Button onClick={() => setOpen('drawer')}>Drawer</Button>
        <Button onClick={() => setOpen('wide')}>Wide drawer</Button>
      </State>
      <State name={`confirm: ${answer}`}>
        <Button variant="danger" onClick={ask}>
          Delete plan
        </Button>
      </State>
      <State name="toast">
        <Button onClick={() => toast.info('A new version is here', { sticky: true })}>Info</Button>
        <Button onClick={() => toast.success('Plan saved')}>Success</Button>
        <Button
          onClick={() =>
            toast.error('Saving failed', {
              detail: 'HTTP 503: the planner is resting',
              action: { label: 'Retry', run: () => toast.success('Plan saved') },
            })
          }
        >
          Error
        </Button>
      </State>
      <State name="hint, popover">
        <span>
          COGM{' '}
          <Hint about="COGM">Cost of goods manufactured: what one unit costs to make here.</Hint>
        </span>
        <Popover title="Columns" trigger={<Button>Popover</Button>}>
          A few controls or figures.
        </Popover>
        <Popover title="Many columns" trigger={<Button>Long popover</Button>}>
          {LONG.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Popover>
        <Button onClick={({ currentTarget }) => setAnchor(currentTarget)}>Anchored popover</Button>
        <AnchoredPopover anchor={anchor} onClose={() => setAnchor(null)} title="RAT">
          What a node of a graph opens.
        </AnchoredPopover>
      </State>

      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Rename plan"
        description="The name is shown in every list."
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Rename
            </Button>
          </>
        }
      />
      <Dialog open={open === 'long'} onClose={close} title="A dialog that scrolls" size="small">
        {LONG.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title="Help">
        {LONG.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Drawer>
      <Drawer open={open === 'wide'} onClose={close} title="Resupply KW-688c" width="wide">
        Room for a table.
      </Drawer>
    </Specimen>
  )
}
