import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchAccount, fetchSharedElsewhere } from '../../../../edge/contract/move-in.ts'
import { call } from '../../../api/client.ts'
import { healthQueries } from '../../../api/queries/health.ts'
import { Problem } from '../../../parts/Problem.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Row.tsx'
import { TextField, type TextFieldProps } from '../../../ui/TextField.tsx'

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
      <FetchForm
        label="API key of PRUNplanner"
        type="password"
        value={key}
        onValue={setKey}
        fetching={account}
      >
        Fetch my account
      </FetchForm>
      <FetchForm
        label="Link to a shared plan of PRUNplanner"
        value={link}
        onValue={setLink}
        fetching={shared}
      >
        Fetch the plan
      </FetchForm>
      <Problem title="Nothing was fetched." of={{ problem }} />
    </>
  )
}

function FetchForm({
  fetching: { isPending, mutate },
  children,
  ...field
}: Pick<TextFieldProps, 'label' | 'type' | 'value' | 'onValue'> & {
  fetching: { isPending: boolean; mutate: (value: string) => void }
  children: string
}) {
  return (
    <Row as="form" wrap align="end" onSubmit={(event) => event.preventDefault()}>
      <TextField autoComplete="off" spellCheck={false} {...field} />
      <Button
        type="submit"
        disabled={field.value.trim() === ''}
        busy={isPending}
        onClick={() => mutate(field.value)}
      >
        {children}
      </Button>
    </Row>
  )
}
