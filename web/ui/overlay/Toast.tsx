import { Toast as Base } from '@base-ui/react/toast'
import { type ReactNode, useMemo } from 'react'
import { classes } from '../classes.ts'
import { Button } from '../field/Button.tsx'
import { IconButton } from '../field/IconButton.tsx'
import { CloseIcon } from '../icons/actions.tsx'
import { ErrorIcon, InfoIcon, SuccessIcon } from '../icons/status.tsx'
import styles from './Toast.module.css'

type Kind = 'info' | 'success' | 'error'
type Extras = {
  detail?: string | undefined
  action?: { label: string; run: () => void } | undefined
  /** Stays until dismissed, as errors always do. */
  sticky?: boolean | undefined
}

const ICONS = { info: InfoIcon, success: SuccessIcon, error: ErrorIcon }
const isKind = (type: string | undefined): type is Kind => type !== undefined && type in ICONS

/** `toast.success('Plan saved')`, `toast.error('Saving failed', { detail })`. */
export function useToast() {
  const { add } = Base.useToastManager<{ action?: Extras['action'] }>()
  return useMemo(() => {
    const show =
      (type: Kind) =>
      (title: string, extras: Extras = {}) => {
        add({
          type,
          title,
          description: extras.detail,
          timeout: extras.sticky || type === 'error' ? 0 : 5000,
          priority: type === 'error' ? 'high' : 'low',
          data: { action: extras.action },
        })
      }
    return { info: show('info'), success: show('success'), error: show('error') }
  }, [add])
}

export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Base.Provider limit={4}>
      {children}
      <Base.Portal>
        <Base.Viewport className={styles.viewport}>
          <Toasts />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  )
}

function Toasts() {
  const { toasts, close } = Base.useToastManager<{ action?: Extras['action'] }>()
  return toasts.map((toast) => {
    const kind = isKind(toast.type) ? toast.type : 'info'
    const KindIcon = ICONS[kind]
    const action = toast.data?.action
    return (
      <Base.Root key={toast.id} toast={toast} className={classes(styles.toast, styles[kind])}>
        <KindIcon className={styles.icon} />
        <Base.Content className={styles.words}>
          <Base.Title className={styles.title} />
          <Base.Description className="quiet" />
        </Base.Content>
        {action && (
          <Button
            size="small"
            onClick={() => {
              close(toast.id)
              action.run()
            }}
          >
            {action.label}
          </Button>
        )}
        <Base.Close
          render={<IconButton size="small" label="Dismiss" icon={<CloseIcon size={14} />} />}
        />
      </Base.Root>
    )
  })
}
