import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { VerifyEmailScreen } from '../../features/account/mails/VerifyEmailScreen.tsx'

export const Route = createFileRoute('/_open/verify-email')({
  staticData: { title: 'Verify Email' },
  validateSearch: v.object({
    code: v.optional(v.fallback(v.pipe(v.unknown(), v.transform(String)), '')),
  }),
  component: VerifyEmailRoute,
})

function VerifyEmailRoute() {
  return <VerifyEmailScreen codeInLink={Route.useSearch().code ?? ''} />
}
