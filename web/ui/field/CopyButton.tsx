import { useEffect, useState } from 'react'
import { CopyIcon } from '../icons/records.tsx'
import { CheckIcon, ErrorIcon } from '../icons/status.tsx'
import { Button } from './Button.tsx'

const SHOWN_MS = 2000

type Outcome = 'copied' | 'failed'
const FACE = {
  ready: { word: 'Copy', icon: <CopyIcon size={14} /> },
  copied: { word: 'Copied', icon: <CheckIcon size={14} /> },
  failed: { word: 'Copying failed', icon: <ErrorIcon size={14} /> },
}

export function CopyButton({ text, label }: { text: string | (() => string); label: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text())
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }

  const { word, icon } = FACE[outcome ?? 'ready']
  return (
    <Button size="small" icon={icon} onClick={copy} aria-label={`${word}: ${label}`}>
      <span aria-live="polite">{word}</span>
    </Button>
  )
}
