import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Profile } from '../../../edge/features/accounts/contract.ts'
import type { Alerts } from '../../../edge/features/alerts/contract.ts'
import { formatCount } from '../../../engine/game/number-format.ts'
import { alertMutations } from '../../api/queries/alerts.ts'
import { unsubscribe } from '../../browser/push.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/field/Button.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useToast } from '../../ui/overlay/Toast.tsx'
import { problemText } from '../page/problem-text.ts'
import { type PushState, pushAddress, pushState, subscribe } from './push-channel.ts'

export function ChannelsPanel({ push, is_mail_stopped: isMailStopped }: Alerts) {
  const { profile } = useSession()
  return (
    <Panel title="Channels" actions={<TestButton />}>
      <Stack gap={4}>
        <Notifications push={push} />
        {profile && <Mails profile={profile} isStopped={isMailStopped} />}
        <p className="quiet">
          A rule notifies you once, and again only after its condition has cleared. Up to 20
          notifications and 5 mails a day are sent; what has no room in them comes with the next
          ones.
        </p>
      </Stack>
    </Panel>
  )
}

function Channel({
  name,
  words,
  children,
}: {
  name: string
  words: ReactNode
  children?: ReactNode
}) {
  return (
    <section aria-label={name}>
      <Row gap={3} wrap>
        <strong>{name}</strong>
        <span>{words}</span>
        {children}
      </Row>
    </section>
  )
}

const STATES: Readonly<Record<PushState, string>> = {
  unsupported:
    'This browser shows none. On an iPhone or iPad, add Perigee to the home screen and open it there.',
  blocked: 'Blocked: allow them for this site in the settings of your browser.',
  off: 'Off in this browser.',
  on: 'On in this browser.',
}

function Notifications({ push: { key, devices } }: Pick<Alerts, 'push'>) {
  const toast = useToast()
  const adding = useMutation(alertMutations.addDevice)
  const state = useQuery({
    queryKey: ['push state'],
    queryFn: async () => {
      const now = await pushState()
      // The server may have deleted this browser, or the push service may have changed its address.
      const address = now === 'on' ? await pushAddress() : null
      if (address) await adding.mutateAsync(address)
      return now
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: key !== null,
  })
  const removing = useMutation(alertMutations.removeDevices)
  const turning = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (isOn) {
        const address = await subscribe(key!)
        if (address) await adding.mutateAsync(address)
      } else {
        const endpoint = await unsubscribe()
        if (endpoint) await removing.mutateAsync(endpoint)
      }
    },
    onError: async (problem) => {
      toast.error('Notifications were not changed.', { detail: problemText(problem) })
      // A device that the server does not know must not be shown as on.
      await unsubscribe()
    },
    onSettled: () => state.refetch(),
  })
  if (key === null)
    return <Channel name="Browser notifications" words="Not available on this server." />
  const others = devices - (state.data === 'on' ? 1 : 0)
  return (
    <Channel
      name="Browser notifications"
      words={state.data ? STATES[state.data] : state.isError ? 'Not known just now.' : '…'}
    >
      {(state.data === 'on' || state.data === 'off') && (
        <Button
          size="small"
          busy={turning.isPending}
          onClick={() => turning.mutate(state.data === 'off')}
        >
          {state.data === 'on' ? 'Turn off' : 'Turn on in this browser'}
        </Button>
      )}
      {others > 0 && (
        <>
          <span>{formatCount(others, 'other browser')} of yours too.</span>
          <Button
            size="small"
            busy={removing.isPending}
            onClick={() =>
              unsubscribe()
                .then(() => removing.mutateAsync(null))
                .finally(() => state.refetch())
            }
          >
            Turn off everywhere
          </Button>
        </>
      )}
    </Channel>
  )
}

function Mails({ profile, isStopped }: { profile: Profile; isStopped: boolean }) {
  const toast = useToast()
  const setting = useMutation({
    ...alertMutations.setMail,
    onError: (problem) => toast.error('Mails were not changed.', { detail: problemText(problem) }),
  })
  if (profile.email === null || !profile.email_verified)
    return (
      <Channel
        name="Mails"
        words={
          <>
            They need a verified address in your <Link to="/profile">profile</Link>.
          </>
        }
      />
    )
  return (
    <Channel
      name="Mails"
      words={
        isStopped
          ? 'You stopped all of them.'
          : `Go to ${profile.email}, for rules that ask for it.`
      }
    >
      <Button size="small" busy={setting.isPending} onClick={() => setting.mutate(!isStopped)}>
        {isStopped ? 'Send them again' : 'Stop all'}
      </Button>
    </Channel>
  )
}

function TestButton() {
  const toast = useToast()
  const testing = useMutation({
    ...alertMutations.test,
    onSuccess: ({ devices, mailed }) => {
      const targets = [
        ...(devices ? [formatCount(devices, 'browser')] : []),
        ...(mailed ? ['your address'] : []),
      ]
      if (targets.length > 0) toast.success(`A test is on its way to ${targets.join(' and ')}.`)
      else if (devices === null) toast.info('The push service takes nothing now. Try again soon.')
      else toast.info('There is nowhere to send a test to yet.')
    },
    onError: (problem) => toast.error('The test was not sent.', { detail: problemText(problem) }),
  })
  return (
    <Button size="small" busy={testing.isPending} onClick={() => testing.mutate()}>
      Send a test
    </Button>
  )
}
