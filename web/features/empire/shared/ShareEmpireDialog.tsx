import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EmpireShareTerms } from '../../../../edge/features/shared-empires/contract.ts'
import type { Empire } from '../../../../engine/game/empire.ts'
import { formatCount } from '../../../../engine/game/number-format.ts'
import { sharedEmpireMutations, sharedEmpireQueries } from '../../../api/queries/shared-empires.ts'
import { useActiveContext } from '../../../data/active-context.ts'
import { useFreightSettings } from '../../../session/freight-settings.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { Checkbox } from '../../../ui/field/Checkbox.tsx'
import { CopyButton } from '../../../ui/field/CopyButton.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { useConfirm } from '../../../ui/overlay/Confirm.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Problem } from '../../page/Problem.tsx'

type Includes = { cx: boolean; notes: boolean; owner: boolean; freight: boolean }
/** What a new link includes unless the player leaves it out. */
const AT_FIRST: Includes = { cx: true, notes: false, owner: false, freight: true }

/** Makes, changes and stops the link of an empire. What others will see is listed before there is a link. */
export function ShareEmpireDialog({ empire, onClose }: { empire: Empire; onClose: () => void }) {
  const shares = useQuery(sharedEmpireQueries.list())
  const share = useMutation(sharedEmpireMutations.share)
  const stop = useMutation(sharedEmpireMutations.stop)
  const confirm = useConfirm()
  const { cx } = useActiveContext({ empireUuid: empire.uuid })
  const freight = useFreightSettings(empire.uuid)
  const known = shares.data?.find(({ empire_uuid }) => empire_uuid === empire.uuid)
  const [chosen, setChosen] = useState<Includes>()
  const includes = chosen ?? known?.includes ?? AT_FIRST
  const termsOf = ({ freight: withFreight, ...flags }: Includes): EmpireShareTerms => ({
    ...flags,
    freight: withFreight ? freight : null,
  })
  function include(change: Partial<Includes>) {
    const next = { ...includes, ...change }
    setChosen(next)
    if (known)
      share.mutate(
        { empireUuid: empire.uuid, terms: termsOf(next) },
        { onError: () => setChosen(undefined) },
      )
  }
  async function stopAfterAsking(uuid: string) {
    const isSure = await confirm({
      title: 'Stop sharing',
      text: 'Are you sure? The link stops working for everybody who has it, and a later one will be different.',
      action: 'Stop Sharing',
      danger: true,
    })
    if (isSure) stop.mutate(uuid)
  }
  const option = (name: keyof Includes, label: string) => (
    <Checkbox
      label={label}
      checked={includes[name]}
      disabled={share.isPending}
      onChecked={(isOn) => include({ [name]: isOn })}
    />
  )
  const address = known && `${location.origin}/shared/empire/${known.uuid}`
  return (
    <Dialog open onClose={onClose} title={`Share ${empire.name}`}>
      <Stack gap={3}>
        <p>
          Anyone with the link sees the empire as it is at that time: its name, faction and permits,{' '}
          {formatCount(empire.baseplanners.length, 'plan')} with their buildings and recipes, and
          all figures that follow. Stock, ships, FIO data and your other empires are never shown.
        </p>
        <Stack gap={1}>
          {cx
            ? option('cx', `Your prices: ${cx.name}. Without them readers see their own.`)
            : option('cx', 'The prices of its CX, once it has one')}
          {option('freight', 'Its freight settings as they are now, without your own ships')}
          {option('notes', 'Notes and tags of its plans')}
          {option('owner', 'Your name')}
        </Stack>
        {address && known ? (
          <>
            <Row gap={2} align="end">
              <TextField label="Link of the empire" value={address} onValue={() => {}} readOnly />
              <CopyButton text={address} label="link of the empire" />
            </Row>
            <Row justify="between" gap={3} wrap>
              <span className="quiet">Viewed {formatCount(known.view_count, 'time')}.</span>
              <Button
                size="small"
                variant="ghost"
                busy={stop.isPending}
                onClick={() => void stopAfterAsking(known.uuid)}
              >
                Stop sharing
              </Button>
            </Row>
          </>
        ) : (
          <Button
            variant="primary"
            busy={share.isPending || shares.isPending}
            onClick={() => share.mutate({ empireUuid: empire.uuid, terms: termsOf(includes) })}
          >
            Create link
          </Button>
        )}
        <Problem
          title="That did not work"
          of={{ problem: share.error ?? stop.error ?? (shares.data ? null : shares.error) }}
        />
      </Stack>
    </Dialog>
  )
}
