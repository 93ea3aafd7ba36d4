import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { StopAlertMailScreen } from '../../features/account/mails/StopAlertMailScreen.tsx'

export const Route = createFileRoute('/_open/stop-alert-mail')({
  staticData: { title: 'Stop mails of alerts' },
  validateSearch: v.object({
    token: v.optional(v.fallback(v.pipe(v.unknown(), v.transform(String)), '')),
  }),
  component: StopAlertMailRoute,
})

function StopAlertMailRoute() {
  return <StopAlertMailScreen token={Route.useSearch().token ?? ''} />
}
