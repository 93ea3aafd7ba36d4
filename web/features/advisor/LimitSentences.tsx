import { useState } from 'react'
import { MAX_RUNS } from '../../../engine/advisor/base/run-mixes.ts'
import type { Material } from '../../../engine/game/gamedata.ts'
import { Button } from '../../ui/field/Button.tsx'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { Segmented } from '../../ui/field/Segmented.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { type AdvisorForm, DEFAULT_DAYS, MAX_RUNS_ASKED } from './advisor-form.ts'
import {
  ExpertsChoice,
  KindsSentence,
  type LimitFieldsProps,
  MakeSentence,
  NeverFields,
  RecipesSentence,
  TradeSentences,
} from './LimitFields.tsx'
import styles from './LimitSentences.module.css'
import { AmountInput, Sentence } from './Sentence.tsx'

const GOALS = [
  { value: 'profit', label: 'profit a day' },
  { value: 'area', label: 'profit per area' },
  { value: 'horizon', label: 'total after N days' },
] as const

/** Goal and limits, as sentences with fields in them. */
export function LimitSentences({
  form,
  onForm,
  materials,
  givenExperts,
}: LimitFieldsProps<AdvisorForm> & {
  materials: readonly Material[]
  /** Names the experts that are assumed unless they are to be chosen. */
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
      <KindsSentence {...fields} />
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
          <RecipesSentence {...fields} />
          <Sentence
            before="A building that shares its time has at most"
            after="runs before it begins again"
          >
            <NumberInput
              label="Most runs in a cycle"
              hideLabel
              hideButtons
              min={1}
              max={MAX_RUNS_ASKED}
              value={form.runs ?? MAX_RUNS}
              onValue={(runs) => onForm({ runs: runs === MAX_RUNS ? undefined : runs })}
            />
          </Sentence>
          <NeverFields {...fields} />
          <Sentence before="Move at most" after="a day">
            <AmountInput
              label="Most tonnes a day"
              value={form.tonnes ?? null}
              suffix="t"
              onValue={(tonnes) => onForm({ tonnes: tonnes ?? undefined })}
            />
            <AmountInput
              label="Most cubic metres a day"
              value={form.cubicMetres ?? null}
              suffix="m³"
              onValue={(cubicMetres) => onForm({ cubicMetres: cubicMetres ?? undefined })}
            />
          </Sentence>
          <Sentence before="Storage lasts" after="days">
            <AmountInput
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
