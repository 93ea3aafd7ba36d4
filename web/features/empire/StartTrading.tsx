import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import type { Exchange } from '../../../engine/game/cx.ts'
import { changed } from '../../api/query-client.ts'
import { Button } from '../../ui/field/Button.tsx'
import { RadioGroup } from '../../ui/field/Segmented.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { EXCHANGE_CHOICES } from '../cx/exchange-choices.ts'
import { Problem } from '../page/Problem.tsx'
import { PlanetPicker } from '../planet/PlanetPicker.tsx'
import { type Begun, beginAccount } from './begin-account.ts'
import styles from './FirstSteps.module.css'

/** Asks where a new player trades, and leads on to the first plan. */
export function StartTrading({ onBack }: { onBack: () => void }) {
  const navigate = useNavigate()
  const [exchange, setExchange] = useState<Exchange>()
  const [planet, setPlanet] = useState<string | null>(null)
  // What a failed attempt has stored is used by the next.
  const begun = useRef<Begun>({})
  const beginning = useMutation({
    mutationFn: (at: Exchange) => beginAccount(at, begun.current),
    async onSuccess() {
      await changed([['cx'], ['empires'], ['plans']])
      if (planet === null) await navigate({ to: '/search' })
      else
        await navigate({
          to: '/plan/$planetNaturalId/{-$planUuid}',
          params: { planetNaturalId: planet, planUuid: undefined },
          search: {},
        })
    },
  })
  function begin(event: FormEvent) {
    event.preventDefault()
    if (exchange) beginning.mutate(exchange)
  }
  return (
    <Panel title="Plan a base">
      <Stack as="form" gap={4} className={styles.form} aria-label="Plan a base" onSubmit={begin}>
        <RadioGroup
          label="Which exchange do you trade at?"
          choices={EXCHANGE_CHOICES}
          value={exchange}
          onValue={setExchange}
        />
        <p className="quiet">
          It sets your prices (buy at Ask, sell at Bid), where freight goes, and what new alerts
          watch. Exchanges and the empire page change it later.
        </p>
        <PlanetPicker
          label="Planet of your first base"
          allowEmpty
          placeholder="Not decided: search planets"
          value={planet}
          onValue={setPlanet}
        />
        <Problem title="Your empire was not created." of={{ problem: beginning.error }} />
        <Row gap={2}>
          <Button
            type="submit"
            variant="primary"
            busy={beginning.isPending}
            disabled={exchange === undefined}
          >
            {planet === null ? 'Search planets' : 'Start planning'}
          </Button>
          <Button variant="ghost" onClick={onBack}>
            Back
          </Button>
        </Row>
      </Stack>
    </Panel>
  )
}
