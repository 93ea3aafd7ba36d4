import { AlertDialog } from '@base-ui/react/alert-dialog'
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { Button } from '../field/Button.tsx'
import styles from './Confirm.module.css'
import frame from './Dialog.module.css'

export type Confirmation = {
  title: string
  /** The product's words, such as "Are you sure? Deleting the Plan can't be reversed." */
  text: ReactNode
  action: string
  danger?: boolean | undefined
}
type Ask = (confirmation: Confirmation) => Promise<boolean>

const ConfirmContext = createContext<Ask | null>(null)

/** `if (await confirm({ … })) remove()`. */
export function useConfirm(): Ask {
  const ask = useContext(ConfirmContext)
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider above it')
  return ask
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Confirmation | null>(null)
  const [open, setOpen] = useState(false)
  const settle = useRef<((answer: boolean) => void) | null>(null)

  const answer = useCallback((yes: boolean) => {
    settle.current?.(yes)
    settle.current = null
    setOpen(false)
  }, [])

  const ask = useCallback<Ask>((next) => {
    // A second question answers an open one with "no".
    settle.current?.(false)
    setAsked(next)
    setOpen(true)
    return new Promise((resolve) => {
      settle.current = resolve
    })
  }, [])

  return (
    <ConfirmContext value={ask}>
      {children}
      <AlertDialog.Root open={open} onOpenChange={(next) => next || answer(false)}>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className={frame.scrim} />
          <AlertDialog.Popup className={classes(frame.frame, frame.dialog, frame.small)}>
            <div className={styles.body}>
              <AlertDialog.Title className={frame.title}>{asked?.title}</AlertDialog.Title>
              <AlertDialog.Description className={styles.text} render={<div />}>
                {asked?.text}
              </AlertDialog.Description>
            </div>
            <footer className={frame.footer}>
              <AlertDialog.Close render={<Button>Cancel</Button>} />
              <Button variant={asked?.danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
                {asked?.action}
              </Button>
            </footer>
          </AlertDialog.Popup>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </ConfirmContext>
  )
}
