import { IconButton } from '../../../ui/IconButton.tsx'
import { CopyIcon } from '../../../ui/icons/actions.tsx'
import { useToast } from '../../../ui/Toast.tsx'

export function CopyButton({ what, text }: { what: string; text: string }) {
  const toast = useToast()
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast.success('Copied.')
    } catch {
      // Without a secure connection browsers refuse the clipboard.
      toast.error('The browser did not allow copying.', { detail: text })
    }
  }
  return <IconButton size="small" label={`Copy ${what}`} icon={<CopyIcon />} onClick={copy} />
}
