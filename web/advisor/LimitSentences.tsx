import { useState } from 'react'
import type { Material } from '../../engine/model/gamedata.ts'
import { Button } from '../ui/Button.tsx'
import { NumberInput } from '../ui/NumberInput.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { Stack } from '../ui/Stack.tsx'
import { type AdvisorForm, DEFAULT_DAYS } from './advisor-form.ts'
import {
  ExpertsChoice,
  type LimitFieldsProps,
  MakeSentence,
  NeverFields,
  TradeSentences,
} from './LimitFields.tsx'
import styles from './LimitSentences.module.css'
import { Amount, Sentence } from './Sentence.tsx'

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
  givenExperts,
}: LimitFieldsProps<AdvisorForm> & {
  materials: readonly Material[]
  /** What is assumed where the experts are not to be chosen. */
  givenExperts?: string | undefined
}) {
  const [showsAll, setShowsAll] = useState(false)
  const fields = { form, onForm, materials }
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
      <TradeSentences {...fields} />
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
      <MakeSentence {...fields} />
      <ExpertsChoice {...fields} given={givenExperts} />
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
          <NeverFields {...fields} />
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
