import { createFileRoute } from '@tanstack/react-router'
import { PasswordResetScreen } from '../../features/account/mails/PasswordResetScreen.tsx'

export const Route = createFileRoute('/_open/password-reset/{-$resetCode}')({
  staticData: { title: 'Password Reset' },
  component: PasswordResetRoute,
})

function PasswordResetRoute() {
  return <PasswordResetScreen codeInLink={Route.useParams().resetCode ?? ''} />
}
