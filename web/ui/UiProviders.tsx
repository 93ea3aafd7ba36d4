import { CSPProvider } from '@base-ui/react/csp-provider'
import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'
import { ConfirmProvider } from './overlay/Confirm.tsx'
import { ToastProvider } from './overlay/Toast.tsx'

/** What dialogs, toasts and tooltips need above them. Mounted inside the shell, so that the homepage does not load it. */
export function UiProviders({ children }: { children: ReactNode }) {
  return (
    // The page's security policy allows no style elements; all styles come from our own files.
    <CSPProvider disableStyleElements>
      <Tooltip.Provider delay={400}>
        <ToastProvider>
          <ConfirmProvider>{children}</ConfirmProvider>
        </ToastProvider>
      </Tooltip.Provider>
    </CSPProvider>
  )
}
