import { EXCHANGE_SYSTEMS } from '../../../../engine/game/constants/stations.ts'
import type { Material } from '../../../../engine/game/gamedata.ts'
import { oneExchange, useFreightSettings } from '../../../session/freight-settings.ts'
import { Segmented } from '../../../ui/field/Segmented.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { RateFromLane } from '../../fleet/freight/RateFromLane.tsx'
import { ShipSelect } from '../../fleet/ShipSelect.tsx'
import { shipNamed } from '../../fleet/ship-named.ts'
import { useShipChoices } from '../../fleet/use-ship-choices.ts'
import { RefillInput } from '../../order-books/RefillInput.tsx'
import {
  ExpertsChoice,
  KindsSentence,
  MakeSentence,
  NeverFields,
  RecipesSentence,
  TradeSentences,
} from '../LimitFields.tsx'
import limits from '../LimitSentences.module.css'
import { AmountInput, Sentence } from '../Sentence.tsx'
import { type EmpireUrlProps, freightRate } from './empire-url.ts'

export function EmpireLimitFields({
  url,
  onUrl,
  materials,
}: EmpireUrlProps & { materials: readonly Material[] }) {
  const settings = useFreightSettings(undefined)
  const choices = useShipChoices()
  const fields = { form: url, onForm: onUrl, materials }
  return (
    <Panel title="Limits of all bases together">
      <Stack align="start" gap={3} className={limits.sentences}>
        <Segmented
          label="Markets"
          choices={[
            { value: 'volume', label: 'by daily volume' },
            { value: 'book', label: 'against order books' },
          ]}
          value={url.market ?? 'volume'}
          onValue={(market) => onUrl({ market: market === 'book' ? market : undefined })}
        />
        <TradeSentences {...fields} shareOf={url.market && 'of each order a day'} />
        {url.market && (
          <Sentence before="and no more than comes back:" after="of it a day">
            <RefillInput hasLabel={false} />
          </Sentence>
        )}
        <Sentence before="Freight costs" after="per t or m³ and jump">
          <AmountInput
            label="Freight per t or m³ and jump"
            value={freightRate(url)}
            suffix="$"
            onValue={(freight) => onUrl({ freight, lane: undefined })}
          />
        </Sentence>
        <RateFromLane
          station={EXCHANGE_SYSTEMS[url.at ?? oneExchange(settings)]}
          place={url.planets?.[0]}
          cx={url.cx}
          lane={url.lane}
          onRate={(freight, lane) => onUrl({ freight, lane })}
        />
        <Sentence before="Ships fly at most" after="hours a day">
          <AmountInput
            label="Hours a day that ships fly"
            value={url.hours ?? null}
            onValue={(hours) => onUrl({ hours: hours ?? undefined })}
          />
        </Sentence>
        {url.hours !== undefined && (
          <ShipSelect
            choices={choices}
            value={shipNamed(url.ship ?? null, choices).id}
            onValue={(ship) => onUrl({ ship })}
          />
        )}
        <KindsSentence {...fields} of=" per new base" />
        <RecipesSentence {...fields} of=" per new base" />
        <MakeSentence {...fields} />
        <NeverFields {...fields} />
        <ExpertsChoice {...fields} />
      </Stack>
    </Panel>
  )
}
