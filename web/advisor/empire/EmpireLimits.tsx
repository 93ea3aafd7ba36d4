import { inWords } from '../../../engine/editing/words.ts'
import type { Material } from '../../../engine/model/gamedata.ts'
import { EXPERTISES } from '../../../engine/model/primitives.ts'
import { EXCHANGE_SYSTEMS } from '../../../engine/ships/stations.ts'
import { RateFromLane } from '../../parts/freight/RateFromLane.tsx'
import { ShipSelect } from '../../parts/ship/ShipSelect.tsx'
import { shipNamed } from '../../parts/ship/ship-named.ts'
import { useShipChoices } from '../../parts/ship/use-ship-choices.ts'
import { useFreightSettings } from '../../session/freight-settings.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import { MultiSelect } from '../../ui/MultiSelect.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { buyPercent, sellPercent } from '../advisor-form.ts'
import limits from '../LimitSentences.module.css'
import { Amount, Sentence } from '../Sentence.tsx'
import { type EmpireFormProps, freightOf } from './empire-search.ts'

const EXPERTISE_OPTIONS = EXPERTISES.map((value) => ({ value, label: inWords(value) }))

/** What holds for all bases together. */
export function EmpireLimits({
  search,
  onSearch,
  materials,
}: EmpireFormProps & { materials: readonly Material[] }) {
  const tickers = materials.map(({ Ticker, Name }) => ({
    value: Ticker,
    label: Ticker,
    hint: Name,
  }))
  const settings = useFreightSettings(undefined)
  const choices = useShipChoices()
  return (
    <Panel title="Limits of all bases together">
      <Stack align="start" gap={3} className={limits.sentences}>
        <Sentence before="Sell at most" after="of daily volume">
          <Amount
            label="Most of the trade to sell"
            value={sellPercent(search)}
            suffix="%"
            onValue={(sell) => onSearch({ sell })}
          />
        </Sentence>
        <Sentence before="Buy at most" after="of daily volume">
          <Amount
            label="Most of the trade to buy"
            value={buyPercent(search)}
            suffix="%"
            onValue={(buy) => onSearch({ buy })}
          />
        </Sentence>
        <Sentence before="Build for at most" after="">
          <Amount
            label="Budget"
            isWide
            value={search.cost ?? null}
            suffix="$"
            onValue={(cost) => onSearch({ cost: cost ?? undefined })}
          />
        </Sentence>
        <Sentence before="Freight costs" after="per t or m³ and jump">
          <Amount
            label="Freight per t or m³ and jump"
            value={freightOf(search)}
            suffix="$"
            onValue={(freight) => onSearch({ freight, lane: undefined })}
          />
        </Sentence>
        <RateFromLane
          countedBy="t or m³"
          station={EXCHANGE_SYSTEMS[search.at ?? settings.exchange]}
          place={search.planets?.[0]}
          cx={search.cx}
          lane={search.lane}
          onRate={(freight, lane) => onSearch({ freight, lane })}
        />
        <Sentence before="Ships fly at most" after="hours a day">
          <Amount
            label="Hours a day that ships fly"
            value={search.hours ?? null}
            onValue={(hours) => onSearch({ hours: hours ?? undefined })}
          />
        </Sentence>
        {search.hours !== undefined && (
          <ShipSelect
            choices={choices}
            value={shipNamed(search.ship ?? null, choices).id}
            onValue={(ship) => onSearch({ ship })}
          />
        )}
        <Sentence before="Make at least" after="a day">
          <Amount
            label="Amount a day"
            value={search.perDay ?? null}
            onValue={(perDay) => onSearch({ perDay: perDay ?? undefined })}
          />
          <span className={limits.ticker}>
            <Combobox
              label="Material to make"
              hideLabel
              allowEmpty
              placeholder="Material"
              options={tickers}
              value={search.makes ?? null}
              onValue={(makes) => onSearch({ makes: makes ?? undefined })}
            />
          </span>
        </Sentence>
        <MultiSelect
          label="Never buy"
          options={tickers}
          values={search.neverBuy ?? []}
          maxItems={50}
          onValues={(neverBuy) => onSearch({ neverBuy: filled(neverBuy) })}
        />
        <MultiSelect
          label="Never sell"
          options={tickers}
          values={search.neverSell ?? []}
          maxItems={50}
          onValues={(neverSell) => onSearch({ neverSell: filled(neverSell) })}
        />
        <MultiSelect
          label="Only buildings of"
          placeholder="Any expertise"
          options={EXPERTISE_OPTIONS}
          values={search.expertises ?? []}
          onValues={(expertises) => onSearch({ expertises: filled(expertises) })}
        />
        <Segmented
          label="Experts"
          choices={[
            { value: 'none', label: 'no experts' },
            { value: 'choose', label: 'choose the experts too' },
          ]}
          value={search.experts ?? 'none'}
          onValue={(experts) => onSearch({ experts: experts === 'none' ? undefined : experts })}
        />
      </Stack>
    </Panel>
  )
}

const filled = <T,>(values: T[]) => (values.length > 0 ? values : undefined)
