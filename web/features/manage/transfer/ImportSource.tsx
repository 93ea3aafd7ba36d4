import { useState } from 'react'
import { Button } from '../../../ui/field/Button.tsx'
import { CodeArea } from '../../../ui/field/CodeArea.tsx'
import { FilePick } from '../../../ui/field/FilePick.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import styles from './Transfer.module.css'

const MAX_BYTES = 20_000_000
/** Longer texts make the field slow; a file has no field. */
const MAX_PASTED = 2_000_000

/** A text to import: from a file, dropped, or pasted. */
export function ImportSource({
  onSource,
  onProblem,
}: {
  onSource: (source: Blob | string, name: string) => void
  onProblem: (problem: string) => void
}) {
  const [pasted, setPasted] = useState('')

  function drop({ dataTransfer }: React.DragEvent) {
    const [file] = dataTransfer.files
    if (!file) return onSource(dataTransfer.getData('text'), 'dropped text')
    if (file.size > MAX_BYTES)
      return onProblem(`${file.name} is larger than ${MAX_BYTES / 1e6} MB.`)
    onSource(file, file.name)
  }

  return (
    <section
      aria-label="What to import"
      className={styles.source}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        drop(event)
      }}
    >
      <Stack gap={3}>
        <Row gap={3} lineGap={2} wrap>
          <FilePick
            accept=".json,application/json"
            mostBytes={MAX_BYTES}
            onFile={(file) => onSource(file, file.name)}
            onProblem={onProblem}
          >
            Choose file
          </FilePick>
          <span className="muted">
            or drop it here: an export of Perigee, or plans, empires and CX of PRUNplanner
          </span>
        </Row>
        <CodeArea
          label="Paste JSON"
          rows={3}
          maxLength={MAX_PASTED}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
        />
        <Row>
          <Button disabled={pasted.trim() === ''} onClick={() => onSource(pasted, 'pasted text')}>
            Preview
          </Button>
        </Row>
      </Stack>
    </section>
  )
}
