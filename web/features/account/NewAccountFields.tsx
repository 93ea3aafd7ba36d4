import { PasswordField } from '../../ui/field/PasswordField.tsx'
import { TextField } from '../../ui/field/TextField.tsx'

export interface NewAccount {
  readonly username: string
  readonly password: string
  readonly email: string
}

export const NO_ACCOUNT: NewAccount = { username: '', password: '', email: '' }

export function NewAccountFields({
  account,
  onAccount,
}: {
  account: NewAccount
  onAccount: (account: NewAccount) => void
}) {
  const { username, password, email } = account
  return (
    <>
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onValue={(text) => onAccount({ ...account, username: text })}
        hint="At least 3 characters, no spaces."
        error={/\s/.test(username) ? 'A username has no spaces.' : undefined}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        value={password}
        onValue={(text) => onAccount({ ...account, password: text })}
        hint="At least 8 characters."
      />
      <TextField
        label="Email (optional)"
        type="email"
        autoComplete="email"
        value={email}
        onValue={(text) => onAccount({ ...account, email: text })}
        hint="Used to reset your password."
      />
    </>
  )
}
