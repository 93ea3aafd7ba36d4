import { type ReactNode, useRef } from 'react'
import { Button } from './Button.tsx'

export function FilePick({
  accept,
  mostBytes,
  onFile,
  onProblem,
  children,
}: {
  accept: string
  mostBytes: number
  onFile: (file: File) => void | Promise<void>
  onProblem: (text: string) => void
  children: ReactNode
}) {
  const input = useRef<HTMLInputElement>(null)

  async function read(file: File | undefined) {
    if (!file) return
    if (file.size > mostBytes) {
      return onProblem(`${file.name} is larger than ${Math.round(mostBytes / 1e6)} MB.`)
    }
    try {
      await onFile(file)
    } catch {
      onProblem(`${file.name} could not be read.`)
    }
  }

  return (
    <>
      <Button onClick={() => input.current?.click()}>{children}</Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={typeof children === 'string' ? children : 'File'}
        hidden
        onChange={(event) => {
          const { files } = event.currentTarget
          const file = files?.[0]
          // The same file may be chosen again after a correction.
          void read(file).then(() => {
            if (input.current) input.current.value = ''
          })
        }}
      />
    </>
  )
}
