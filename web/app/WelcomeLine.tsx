import { Suspense, useState } from 'react'
import { useObservable } from '../browser/observable.ts'
import { useSession } from '../session/session.ts'
import { endTourOffer, registered, useTourOffer } from '../session/tour.ts'
import { Button } from '../ui/field/Button.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { NoticeLine } from './NoticeLine.tsx'

const KeepGuestDialog = lazyPart(
  () => import('../features/account/KeepGuestDialog.tsx'),
  'KeepGuestDialog',
)
const Tour = lazyPart(() => import('./tour/Tour.tsx'), 'Tour')

/**
 * Offers the tour once to new players, and tells guests how to keep their work. A guest closes it for this visit; the
 * profile offers the account too.
 */
export function WelcomeLine() {
  const { profile } = useSession()
  const newPlayer = useTourOffer()
  const [isTouring, setTouring] = useState(false)
  const [isClosed, setClosed] = useState(false)
  const [isKeeping, setKeeping] = useState(false)
  const name = useObservable(registered)
  const greeting =
    name !== undefined && name === profile?.username
      ? `Welcome, ${name}! Registration successful.`
      : 'New here?'
  const isGuest = profile?.is_guest === true && !isClosed

  function endOffer() {
    if (newPlayer !== undefined) endTourOffer(newPlayer)
  }
  return (
    <>
      {(isGuest || newPlayer !== undefined) && (
        <NoticeLine
          label="Welcome"
          text={isGuest ? 'You are a guest' : greeting}
          more={
            isGuest
              ? ': deleted after 7 days without a visit. The FIO data of the examples is simulated.'
              : ' Change a base and see what it earns.'
          }
          onClose={() => {
            setClosed(true)
            endOffer()
          }}
        >
          {newPlayer !== undefined && (
            <Button
              size="small"
              onClick={() => {
                endOffer()
                setTouring(true)
              }}
            >
              Take the tour
            </Button>
          )}
          {isGuest && (
            <Button size="small" onClick={() => setKeeping(true)}>
              Create account
            </Button>
          )}
        </NoticeLine>
      )}
      <Suspense>{isTouring && <Tour onEnd={() => setTouring(false)} />}</Suspense>
      <Suspense>{isKeeping && <KeepGuestDialog onClose={() => setKeeping(false)} />}</Suspense>
    </>
  )
}
