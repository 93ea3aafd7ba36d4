import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { userMutations } from '../../api/queries/user.ts'
import { Button } from '../../ui/field/Button.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { PlusIcon } from '../../ui/icons/actions.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { problemText } from '../page/problem-text.ts'
import styles from './CreateKeyForm.module.css'

const LONGEST_NAME = 100

export function CreateKeyForm() {
  const [name, setName] = useState('')
  const creating = useMutation({ ...userMutations.createApiKey })
  const isReady = name.trim() !== ''
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isReady) creating.mutate(name.trim(), { onSuccess: () => setName('') })
  }
  return (
    <Row
      as="form"
      wrap
      align="end"
      gap={3}
      className={styles.form}
      aria-label="Create API Key"
      onSubmit={submit}
    >
      <TextField
        label="Key name"
        maxLength={LONGEST_NAME}
        autoComplete="off"
        value={name}
        onValue={setName}
        error={creating.isError ? problemText(creating.error) : undefined}
      />
      <Button
        type="submit"
        variant="primary"
        icon={<PlusIcon />}
        disabled={!isReady}
        busy={creating.isPending}
      >
        Create API Key
      </Button>
    </Row>
  )
}
