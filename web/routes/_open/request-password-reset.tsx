import { createFileRoute } from '@tanstack/react-router'
import { RequestPasswordResetScreen } from '../../features/account/mails/RequestPasswordResetScreen.tsx'

export const Route = createFileRoute('/_open/request-password-reset')({
  staticData: { title: 'Request Password Reset' },
  component: RequestPasswordResetScreen,
})
