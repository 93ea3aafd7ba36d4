import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { changePassword } from '../../../edge/features/accounts/contract.ts'
import { ApiError, call } from '../../api/client.ts'
import { Button } from '../../ui/field/Button.tsx'
import { Checkbox } from '../../ui/field/Checkbox.tsx'
import { PasswordField } from '../../ui/field/PasswordField.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { AccountForm, FormMessage } from '../account/AccountForm.tsx'
import { isLongEnough } from '../account/account-rules.ts'
import { problemText } from '../page/problem-text.ts'

export function PasswordPanel() {
  const [old, setOld] = useState('')
  const [next, setNext] = useState('')
  const [revokesKeys, setRevokesKeys] = useState(false)
  const attempt = useMutation({
    mutationFn: () =>
      call(changePassword, { body: { old, new: next, revoke_api_keys: revokesKeys } }),
    onSuccess: () => {
      setOld('')
      setNext('')
    },
  })
  const isReady = isLongEnough(old) && isLongEnough(next)
  return (
    <Panel title="Change Password">
      <AccountForm
        label="Change Password"
        onSubmit={() => isReady && attempt.mutate()}
        message={
          attempt.isSuccess ? (
            <FormMessage tone="good">Password changed.</FormMessage>
          ) : (
            attempt.isError && (
              <FormMessage tone="bad">
                Password changed failed.
                <Reason problem={attempt.error} />
              </FormMessage>
            )
          )
        }
      >
        <PasswordField
          label="Old password"
          autoComplete="current-password"
          value={old}
          onValue={setOld}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          value={next}
          onValue={setNext}
          hint="At least 8 characters. Your other sessions end."
        />
        <Checkbox
          label="Delete my API keys, too. Otherwise they keep working in your sheets."
          checked={revokesKeys}
          onChecked={setRevokesKeys}
        />
        <Button type="submit" disabled={!isReady} busy={attempt.isPending}>
          Change Password
        </Button>
      </AccountForm>
    </Panel>
  )
}

/** A wrong old password is what the text means anyway. */
function Reason({ problem }: { problem: Error }) {
  if (problem instanceof ApiError && problem.status === 403) return null
  return <span>{problemText(problem)}</span>
}
