import { useState } from 'react'
import { inWords } from '../../engine/editing/words.ts'
import type { Material } from '../../engine/model/gamedata.ts'
import { EXPERTISES } from '../../engine/model/primitives.ts'
import { Button } from '../ui/Button.tsx'
import { Combobox } from '../ui/Combobox.tsx'
import { MultiSelect } from '../ui/MultiSelect.tsx'
import { NumberInput } from '../ui/NumberInput.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { Stack } from '../ui/Stack.tsx'
import { type AdvisorForm, buyPercent, DEFAULT_DAYS, sellPercent } from './advisor-form.ts'
import styles from './LimitSentences.module.css'
import { Amount, Sentence } from './Sentence.tsx'

const EXPERTISE_OPTIONS = EXPERTISES.map((value) => ({ value, label: inWords(value) }))
const GOALS = [
  { value: 'profit', label: 'profit a day' },
  { value: 'area', label: 'profit per area' },
  { value: 'horizon', label: 'net result after N days' },
] as const

/** Goal and limits, as sentences with fields in them. */
export function LimitSentences({
  form,
  onForm,
  materials,
  givenExperts = 'no experts',
}: {
  form: AdvisorForm
  onForm: (change: Partial<AdvisorForm>) => void
  materials: readonly Material[]
  /** What is assumed where the experts are not to be chosen. */
  givenExperts?: string
}) {
  const [showsAll, setShowsAll] = useState(false)
  const tickers = materials.map(({ Ticker, Name }) => ({
    value: Ticker,
    label: Ticker,
    hint: Name,
  }))
  return (
    <Stack align="start" gap={3} className={styles.sentences}>
      <Segmented
        label="Goal"
        choices={GOALS}
        value={form.goal ?? 'profit'}
        onValue={(goal) => onForm({ goal: goal === 'profit' ? undefined : goal })}
      />
      {form.goal === 'horizon' && (
        <Sentence before="what it has earned after" after="days, less what it costs to build">
          <NumberInput
            label="Days"
            hideLabel
            hideButtons
            min={1}
            max={10_000}
            value={form.days ?? DEFAULT_DAYS}
            onValue={(days) => onForm({ days })}
          />
        </Sentence>
      )}
      <Sentence before="Sell at most" after="of daily volume">
        <Amount
          label="Most of the trade to sell"
          value={sellPercent(form)}
          suffix="%"
          onValue={(sell) => onForm({ sell })}
        />
      </Sentence>
      <Sentence before="Buy at most" after="of daily volume">
        <Amount
          label="Most of the trade to buy"
          value={buyPercent(form)}
          suffix="%"
          onValue={(buy) => onForm({ buy })}
        />
      </Sentence>
      <Sentence before="Build for at most" after="">
        <Amount
          label="Most construction cost"
          isWide
          value={form.cost ?? null}
          suffix="$"
          onValue={(cost) => onForm({ cost: cost ?? undefined })}
        />
      </Sentence>
      <Sentence
        before="At most"
        after={form.kinds === 1 ? 'kind of buildings' : 'kinds of buildings'}
      >
        <Amount
          label="Most kinds of buildings"
          value={form.kinds ?? null}
          min={1}
          onValue={(kinds) => onForm({ kinds: kinds ?? undefined })}
        />
      </Sentence>
      <Sentence before="Make at least" after="a day">
        <Amount
          label="Amount a day"
          value={form.perDay ?? null}
          onValue={(perDay) => onForm({ perDay: perDay ?? undefined })}
        />
        <span className={styles.ticker}>
          <Combobox
            label="Material to make"
            hideLabel
            allowEmpty
            placeholder="Material"
            options={tickers}
            value={form.makes ?? null}
            onValue={(makes) => onForm({ makes: makes ?? undefined })}
          />
        </span>
      </Sentence>
      <Segmented
        label="Experts"
        choices={[
          { value: 'none', label: givenExperts },
          { value: 'choose', label: 'choose the experts too' },
        ]}
        value={form.experts ?? 'none'}
        onValue={(experts) => onForm({ experts: experts === 'none' ? undefined : experts })}
      />
      <Button
        variant="ghost"
        size="small"
        aria-expanded={showsAll}
        onClick={() => setShowsAll(!showsAll)}
      >
        {showsAll ? 'Fewer limits' : 'More limits'}
      </Button>
      {showsAll && (
        <>
          <MultiSelect
            label="Never buy"
            options={tickers}
            values={form.neverBuy ?? []}
            maxItems={50}
            onValues={(neverBuy) => onForm({ neverBuy: filled(neverBuy) })}
          />
          <MultiSelect
            label="Never sell"
            options={tickers}
            values={form.neverSell ?? []}
            maxItems={50}
            onValues={(neverSell) => onForm({ neverSell: filled(neverSell) })}
          />
          <MultiSelect
            label="Only buildings of"
            placeholder="Any expertise"
            options={EXPERTISE_OPTIONS}
            values={form.expertises ?? []}
            onValues={(expertises) => onForm({ expertises: filled(expertises) })}
          />
          <Sentence before="Move at most" after="a day">
            <Amount
              label="Most tonnes a day"
              value={form.tonnes ?? null}
              suffix="t"
              onValue={(tonnes) => onForm({ tonnes: tonnes ?? undefined })}
            />
            <Amount
              label="Most cubic metres a day"
              value={form.cubicMetres ?? null}
              suffix="m³"
              onValue={(cubicMetres) => onForm({ cubicMetres: cubicMetres ?? undefined })}
            />
          </Sentence>
          <Sentence before="Storage lasts" after="days">
            <Amount
              label="Days that the storage lasts"
              value={form.storageDays ?? null}
              onValue={(storageDays) => onForm({ storageDays: storageDays ?? undefined })}
            />
          </Sentence>
        </>
      )}
    </Stack>
  )
}

const filled = <T,>(values: T[]) => (values.length > 0 ? values : undefined)
