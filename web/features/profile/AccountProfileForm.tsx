import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import {
  type Profile,
  resendEmailVerification,
  updateProfile,
} from '../../../edge/features/accounts/contract.ts'
import { call } from '../../api/client.ts'
import type { SaveOutcome } from '../../editing/edit-session.ts'
import { LeaveDialog } from '../../editing/LeaveDialog.tsx'
import { refreshProfile } from '../../session/session.ts'
import { Button } from '../../ui/field/Button.tsx'
import { PasswordField } from '../../ui/field/PasswordField.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Tag } from '../../ui/figure/Tag.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { useToast } from '../../ui/overlay/Toast.tsx'
import { AccountForm, FormMessage } from '../account/AccountForm.tsx'
import { problemText } from '../page/problem-text.ts'
import styles from './AccountPanel.module.css'
import { entriesOf, isUnsaved, type ProfileEntries, writtenFrom } from './profile-entries.ts'

export function AccountProfileForm({ profile }: { profile: Profile }) {
  const [entries, setEntries] = useState(() => entriesOf(profile))
  const enter = (field: keyof ProfileEntries) => (value: string) =>
    setEntries((before) => ({ ...before, [field]: value }))
  const unsaved = isUnsaved(entries, profile)

  const saving = useMutation({
    mutationFn: () => call(updateProfile, { body: writtenFrom(entries) }),
    onSuccess: async (saved) => {
      setEntries(entriesOf(saved))
      await refreshProfile(saved)
    },
    onError: (problem) => console.warn('The profile was not saved.', problem),
  })

  const save = () =>
    saving.mutateAsync().then(
      (): SaveOutcome => ({ kind: 'saved' }),
      (problem: Error): SaveOutcome => ({ kind: 'failed', problem }),
    )

  return (
    <AccountForm
      label="Change Profile"
      onSubmit={() => unsaved && saving.mutate()}
      message={
        saving.isError && (
          <FormMessage tone="bad">
            Your profile was not saved. {problemText(saving.error)}
          </FormMessage>
        )
      }
    >
      <PasswordField
        label="FIO API Key"
        autoComplete="new-password"
        value={entries.fioKey}
        onValue={enter('fioKey')}
        hint="With the username below, adds Today, FIO Burn and FIO Repair."
      />
      <TextField
        label="PrUn Username"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={entries.gameUsername}
        onValue={enter('gameUsername')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        value={entries.email}
        onValue={enter('email')}
      />
      <EmailVerification profile={profile} />
      <LeaveDialog dirty={unsaved && !saving.isPending} what="your profile" save={save} />
      <Button
        type="submit"
        variant={unsaved ? 'danger' : 'primary'}
        aria-disabled={!unsaved}
        busy={saving.isPending}
      >
        Update Profile
      </Button>
    </AccountForm>
  )
}

function EmailVerification({ profile }: { profile: Profile }) {
  const toast = useToast()
  const resending = useMutation({
    mutationFn: () => call(resendEmailVerification, {}),
    onSuccess: (wasSent) =>
      wasSent
        ? toast.success('A new code is on its way to you.')
        : toast.info('There is no email address to verify.'),
    onError: (problem) => {
      console.warn('The code was not sent.', problem)
      toast.error('The code was not sent.', { detail: problemText(problem) })
    },
  })
  return (
    <Row gap={4} lineGap={2} wrap>
      <Tag tone={profile.email_verified ? 'profit' : 'neutral'}>
        {profile.email_verified ? 'Email verified' : 'Email not verified'}
      </Tag>
      {profile.email !== null && !profile.email_verified && (
        <>
          <Link to="/verify-email">Verify Email</Link>
          <button
            type="button"
            className={styles.link}
            aria-disabled={resending.isPending}
            onClick={() => resending.isPending || resending.mutate()}
          >
            Resend Code
          </button>
        </>
      )}
    </Row>
  )
}
