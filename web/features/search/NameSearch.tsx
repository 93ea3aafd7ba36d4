import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/field/Button.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { SearchIcon } from '../../ui/icons/records.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { SHORTEST_NAME } from './conditions.ts'

const EXAMPLES = [
  { text: 'Promitor', words: 'a planet’s name' },
  { text: 'UV-351a', words: 'a natural id' },
  { text: 'OT-580', words: 'a whole system' },
]

export function NameSearch({
  text: searched,
  busy,
  onSearch,
}: {
  text: string
  busy: boolean
  onSearch: (text: string) => void
}) {
  const [text, setText] = useState(searched)
  const wanted = text.trim()
  const isEnough = wanted.length >= SHORTEST_NAME

  function search(event: FormEvent) {
    event.preventDefault()
    if (isEnough) onSearch(wanted)
  }
  return (
    <Stack as="form" gap={3} aria-label="Search by name" onSubmit={search}>
      <TextField
        label="Name, natural id or system"
        value={text}
        onValue={setText}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        hint={
          isEnough || text === '' ? undefined : `${SHORTEST_NAME} characters or more are needed.`
        }
      />
      <Button
        type="submit"
        variant="primary"
        icon={<SearchIcon />}
        disabled={!isEnough}
        busy={busy}
      >
        Search
      </Button>
      <p className="quiet">For example:</p>
      <Stack as="ul" gap={1}>
        {EXAMPLES.map((example) => (
          <Row as="li" key={example.text}>
            <Button
              size="small"
              variant="ghost"
              onClick={() => {
                setText(example.text)
                onSearch(example.text)
              }}
            >
              {example.text}
            </Button>
            <span className="quiet">{example.words}</span>
          </Row>
        ))}
      </Stack>
    </Stack>
  )
}
