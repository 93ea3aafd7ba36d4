import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchAccount, fetchSharedElsewhere } from '../../../../edge/contract/move-in.ts'
import { call } from '../../../api/client.ts'
import { healthQueries } from '../../../api/queries/health.ts'
import { problemText } from '../../../parts/problem-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Row } from '../../../ui/Row.tsx'
import { TextField } from '../../../ui/TextField.tsx'

export function FetchElsewhere({ onValue }: { onValue: (value: unknown, name: string) => void }) {
  const isSetUp = useQuery(healthQueries.now()).data?.import
  const [key, setKey] = useState('')
  const [link, setLink] = useState('')
  const account = useMutation({
    mutationFn: (api_key: string) => call(fetchAccount, { body: { api_key } }),
    onSuccess: (answer) => onValue(answer, 'PRUNplanner account'),
    // The key is of no further use, and must not stay on the screen.
    onSettled: () => setKey(''),
  })
  const shared = useMutation({
    mutationFn: (address: string) => call(fetchSharedElsewhere, { body: { link: address } }),
    onSuccess: (answer) => onValue(answer, 'shared plan of PRUNplanner'),
  })
  if (!isSetUp) return null
  const problem = account.error ?? shared.error
  return (
    <>
      <Row
        as="form"
        gap={2}
        lineGap={2}
        wrap
        align="end"
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField
          label="API key of PRUNplanner"
          type="password"
          autoComplete="off"
          spellCheck={false}
          value={key}
          onValue={setKey}
        />
        <Button
          type="submit"
          disabled={key.trim() === ''}
          busy={account.isPending}
          onClick={() => account.mutate(key)}
        >
          Fetch my account
        </Button>
      </Row>
      <Row
        as="form"
        gap={2}
        lineGap={2}
        wrap
        align="end"
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField
          label="Link to a shared plan of PRUNplanner"
          autoComplete="off"
          spellCheck={false}
          value={link}
          onValue={setLink}
        />
        <Button
          type="submit"
          disabled={link.trim() === ''}
          busy={shared.isPending}
          onClick={() => shared.mutate(link)}
        >
          Fetch the plan
        </Button>
      </Row>
      {problem && <ErrorPanel title="Nothing was fetched.">{problemText(problem)}</ErrorPanel>}
    </>
  )
}
