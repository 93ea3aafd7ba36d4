import type { Material } from '../../../engine/game/gamedata.ts'
import { EXPERTISES } from '../../../engine/game/primitives.ts'
import { inWords } from '../../../engine/game/words.ts'
import { Combobox } from '../../ui/field/Combobox.tsx'
import { MultiSelect } from '../../ui/field/MultiSelect.tsx'
import { Segmented } from '../../ui/field/Segmented.tsx'
import { materialOptions } from '../../ui/material/material-options.ts'
import { UseCash } from '../fio/UseCash.tsx'
import { type AdvisorForm, buyPercent, sellPercent } from './advisor-form.ts'
import styles from './LimitSentences.module.css'
import { AmountInput, Sentence } from './Sentence.tsx'

export interface LimitFieldsProps<Form = AdvisorForm> {
  readonly form: Form
  readonly onForm: (change: Partial<Form>) => void
}

export function TradeSentences({
  form,
  onForm,
  shareOf = 'of daily volume',
}: LimitFieldsProps<Pick<AdvisorForm, 'sell' | 'buy' | 'cost'>> & {
  /** Names what the shares are a part of. */
  shareOf?: string | undefined
}) {
  return (
    <>
      <Sentence before="Sell at most" after={shareOf}>
        <AmountInput
          label="Most of the trade to sell"
          value={sellPercent(form)}
          suffix="%"
          onValue={(sell) => onForm({ sell })}
        />
      </Sentence>
      <Sentence before="Buy at most" after={shareOf}>
        <AmountInput
          label="Most of the trade to buy"
          value={buyPercent(form)}
          suffix="%"
          onValue={(buy) => onForm({ buy })}
        />
      </Sentence>
      <Sentence before="Build for at most" after="">
        <AmountInput
          label="Most construction cost"
          isWide
          value={form.cost ?? null}
          suffix="$"
          onValue={(cost) => onForm({ cost: cost ?? undefined })}
        />
        <UseCash onUse={(cost) => onForm({ cost })} />
      </Sentence>
    </>
  )
}

type ComplexityProps<Field extends 'kinds' | 'recipes'> = LimitFieldsProps<
  Pick<AdvisorForm, Field>
> & {
  /** Names what the limit applies to, if there are several bases. */
  of?: string | undefined
}

export function KindsSentence({ form, onForm, of = '' }: ComplexityProps<'kinds'>) {
  const kinds = form.kinds === 1 ? 'kind of buildings' : 'kinds of buildings'
  return (
    <Sentence before="At most" after={kinds + of}>
      <AmountInput
        label="Most kinds of buildings"
        value={form.kinds ?? null}
        min={1}
        onValue={(kinds) => onForm({ kinds: kinds ?? undefined })}
      />
    </Sentence>
  )
}

export function RecipesSentence({ form, onForm, of = '' }: ComplexityProps<'recipes'>) {
  const recipes = form.recipes === 1 ? 'recipe' : 'recipes'
  return (
    <Sentence before="At most" after={recipes + of}>
      <AmountInput
        label="Most recipes"
        value={form.recipes ?? null}
        min={1}
        onValue={(recipes) => onForm({ recipes: recipes ?? undefined })}
      />
    </Sentence>
  )
}

export function MakeSentence({
  form,
  onForm,
  materials,
}: LimitFieldsProps<Pick<AdvisorForm, 'makes' | 'perDay'>> & { materials: readonly Material[] }) {
  return (
    <Sentence before="Make at least" after="a day">
      <AmountInput
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
          options={materialOptions(materials)}
          value={form.makes ?? null}
          onValue={(makes) => onForm({ makes: makes ?? undefined })}
        />
      </span>
    </Sentence>
  )
}

export function NeverFields({
  form,
  onForm,
  materials,
}: LimitFieldsProps<Pick<AdvisorForm, 'neverBuy' | 'neverSell' | 'expertises'>> & {
  materials: readonly Material[]
}) {
  const tickers = materialOptions(materials)
  return (
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
    </>
  )
}

export function ExpertsChoice({
  form,
  onForm,
  given = 'no experts',
}: LimitFieldsProps<Pick<AdvisorForm, 'experts'>> & {
  /** Names the experts that are assumed unless they are to be chosen. */
  given?: string | undefined
}) {
  return (
    <Segmented
      label="Experts"
      choices={[
        { value: 'none', label: given },
        { value: 'choose', label: 'choose the experts too' },
      ]}
      value={form.experts ?? 'none'}
      onValue={(experts) => onForm({ experts: experts === 'none' ? undefined : experts })}
    />
  )
}

const EXPERTISE_OPTIONS = EXPERTISES.map((value) => ({ value, label: inWords(value) }))
const filled = <T,>(values: T[]) => (values.length > 0 ? values : undefined)
