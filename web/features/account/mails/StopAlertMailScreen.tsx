import { useMutation } from '@tanstack/react-query'
import { stopAlertMail } from '../../../../edge/features/alerts/contract.ts'
import { call } from '../../../api/client.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { problemText } from '../../page/problem-text.ts'
import { FormMessage } from '../AccountForm.tsx'
import { MailScreen } from './MailScreen.tsx'

/** One press and no log-in; not none, since programs that look into mails open every link. */
export function StopAlertMailScreen({ token }: { token: string }) {
  const stopping = useMutation({ mutationFn: () => call(stopAlertMail, { query: { token } }) })
  return (
    <MailScreen
      title="Stop mails of alerts"
      onSubmit={() => stopping.mutate()}
      message={
        stopping.isSuccess ? (
          <FormMessage tone="good">You get no more mails of alerts. Your rules stay.</FormMessage>
        ) : (
          stopping.isError && <FormMessage tone="bad">{problemText(stopping.error)}</FormMessage>
        )
      }
    >
      <Button
        type="submit"
        variant="primary"
        busy={stopping.isPending}
        disabled={stopping.isSuccess}
      >
        Stop mails
      </Button>
    </MailScreen>
  )
}
