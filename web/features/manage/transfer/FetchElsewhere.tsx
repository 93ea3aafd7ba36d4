import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchAccount, fetchSharedElsewhere } from '../../../../edge/features/move-in/contract.ts'
import { request } from '../../../api/client.ts'
import { healthQueries } from '../../../api/queries/health.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { TextField, type TextFieldProps } from '../../../ui/field/TextField.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Problem } from '../../page/Problem.tsx'

/** The answer of another planner may be megabytes, so its bytes are passed on unread. */
export function FetchElsewhere({ onSource }: { onSource: (source: Blob, name: string) => void }) {
  const isSetUp = useQuery(healthQueries.now()).data?.import
  const [key, setKey] = useState('')
  const [link, setLink] = useState('')
  const account = useMutation({
    mutationFn: async (api_key: string) =>
      await (await request(fetchAccount, { body: { api_key } })).blob(),
    onSuccess: (answer) => onSource(answer, 'PRUNplanner account'),
    // The key is not needed any more and must not stay on the screen.
    onSettled: () => setKey(''),
  })
  const shared = useMutation({
    mutationFn: async (link: string) =>
      await (await request(fetchSharedElsewhere, { body: { link } })).blob(),
    onSuccess: (answer) => onSource(answer, 'shared plan of PRUNplanner'),
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
