import { type ReactNode, useMemo } from 'react'
import type { Recipe } from '../../../engine/game/gamedata.ts'
import { Combobox } from '../../ui/field/Combobox.tsx'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { Segmented } from '../../ui/field/Segmented.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { readableName, useMaterialSource } from '../../ui/material/material-source.ts'
import { CxSelect } from '../cx/CxSelect.tsx'
import type { ChainSearch } from './chain-search.ts'
import styles from './ProductionChain.module.css'

const OF = [
  { value: 'runs', label: 'Runs' },
  { value: 'units', label: 'Units' },
] as const
const CHOICES = [
  { value: 'cheapest', label: 'Cheapest' },
  { value: 'first', label: 'First recipe' },
] as const
const COLOURS = [
  { value: 'material', label: 'Material' },
  { value: 'workforce', label: 'Workforce' },
  { value: 'expertise', label: 'Expertise' },
] as const

export function ChainControls({
  search,
  onSearch,
  recipes,
}: {
  search: ChainSearch
  onSearch: (change: Partial<ChainSearch>) => void
  recipes: readonly Recipe[]
}) {
  const source = useMaterialSource()
  const options = useMemo(() => {
    const known = new Set(
      recipes.flatMap(({ Inputs, Outputs }) => [...Inputs, ...Outputs].map(({ Ticker }) => Ticker)),
    )
    return [...known].sort().map((ticker) => ({
      value: ticker,
      label: ticker,
      hint: readableName(source?.facts(ticker)?.name ?? ''),
    }))
  }, [recipes, source])
  return (
    <details open className={styles.controls}>
      <summary className={styles.head}>Chain</summary>
      <div className={styles.fields}>
        <Combobox
          label="Material"
          placeholder="Choose"
          options={options}
          value={search.material ?? null}
          onValue={(material) => onSearch({ material, recipes: undefined, terminals: undefined })}
        />
        <NumberInput
          label="Amount a day"
          decimals
          max={1_000_000}
          value={search.amount ?? 1}
          onValue={(amount) => onSearch({ amount: amount === 1 ? undefined : amount })}
        />
        <Labelled label="Amount of">
          <Segmented
            label="Amount of"
            choices={OF}
            value={search.of ?? 'runs'}
            onValue={(of) => onSearch({ of: of === 'runs' ? undefined : of })}
          />
        </Labelled>
        <NumberInput
          label="Efficiency"
          suffix="%"
          decimals
          max={1000}
          value={search.efficiency ?? 100}
          onValue={(percent) => onSearch({ efficiency: percent === 100 ? undefined : percent })}
        />
        <div className={styles.wide}>
          <CxSelect value={search.cx} onValue={(cx) => onSearch({ cx })} />
        </div>
        <Labelled label="Recipes" isWide>
          <Segmented
            label="Recipes"
            choices={CHOICES}
            value={search.choice ?? 'cheapest'}
            onValue={(choice) => onSearch({ choice: choice === 'first' ? choice : undefined })}
          />
        </Labelled>
        <div className={styles.wide}>
          <TextField
            label="Buy these instead of making them"
            placeholder="FE, SI"
            value={search.terminals ?? ''}
            onValue={(terminals) => onSearch({ terminals: terminals || undefined })}
          />
        </div>
        <Labelled label="Colour by" isWide>
          <Segmented
            label="Colour by"
            choices={COLOURS}
            value={search.colour ?? 'material'}
            onValue={(colour) => onSearch({ colour: colour === 'material' ? undefined : colour })}
          />
        </Labelled>
      </div>
    </details>
  )
}

/** A switch with its name above, like the fields beside it. */
function Labelled({
  label,
  isWide,
  children,
}: {
  label: string
  isWide?: boolean
  children: ReactNode
}) {
  return (
    <Stack gap={1} align="start" className={isWide ? styles.wide : undefined}>
      <span className="quiet" aria-hidden="true">
        {label}
      </span>
      {children}
    </Stack>
  )
}
