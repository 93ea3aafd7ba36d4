import type { ShipDesign } from '../../../engine/fleet/ships/blueprint.ts'
import {
  CARGO_BAYS,
  DRONES,
  ENGINES,
  FTL_TANKS,
  HULL_PLATES,
  REACTORS,
  SEATS,
  SHIELDS,
  STL_TANKS,
} from '../../../engine/fleet/ships/parts.ts'
import { formatWhole } from '../../../engine/game/number-format.ts'
import { Checkbox } from '../../ui/field/Checkbox.tsx'
import type { Option } from '../../ui/field/options.ts'
import { ownLabels } from '../../ui/field/options.ts'
import { Select } from '../../ui/field/Select.tsx'
import { Columns } from '../../ui/layout/Columns.tsx'

type Part = Exclude<keyof ShipDesign, 'shields' | 'gravityShield' | 'others'>
const NOTHING = 'none'
const NONE: Option = { value: NOTHING, label: 'None' }

const optionsOf = <T extends object>(parts: T, hint: (part: T[keyof T]) => string): Option[] =>
  (Object.keys(parts) as (keyof T & string)[]).map((ticker) => ({
    value: ticker,
    label: ticker,
    hint: hint(parts[ticker]),
  }))
const kinds = (tickers: readonly string[]): Option[] => [NONE, ...ownLabels(tickers)]

const FIELDS: readonly { part: Part; label: string; options: readonly Option[] }[] = [
  {
    part: 'cargoBay',
    label: 'Cargo bay',
    options: optionsOf(
      CARGO_BAYS,
      ({ tonnes, cubicMetres }) => `${formatWhole(tonnes)} t / ${formatWhole(cubicMetres)} m³`,
    ),
  },
  {
    part: 'engine',
    label: 'Engine',
    options: optionsOf(
      ENGINES,
      ({ thrust, flow }) => `${formatWhole(thrust)} kN, ${flow * 1000} SF in 1,000 s`,
    ),
  },
  {
    part: 'stlTank',
    label: 'STL fuel tank',
    options: optionsOf(STL_TANKS, ({ capacity }) => `${formatWhole(capacity)} SF`),
  },
  {
    part: 'reactor',
    label: 'FTL reactor',
    options: [NONE, ...optionsOf(REACTORS, ({ power }) => `power ${formatWhole(power)}`)],
  },
  {
    part: 'ftlTank',
    label: 'FTL fuel tank',
    options: [NONE, ...optionsOf(FTL_TANKS, ({ capacity }) => `${formatWhole(capacity)} FF`)],
  },
  {
    part: 'hull',
    label: 'Hull plates',
    options: optionsOf(HULL_PLATES, (g) => `up to ${g} g`),
  },
  {
    part: 'seats',
    label: 'High-g seats',
    options: [NONE, ...optionsOf(SEATS, (g) => `${g} g more`)],
  },
  { part: 'drones', label: 'Repair drones', options: kinds(DRONES) },
]
const SHIELD_FIELDS = [
  { shield: 'heat', label: 'Heat shield' },
  { shield: 'radiation', label: 'Radiation shield' },
  { shield: 'whipple', label: 'Whipple shield' },
] as const

/** The design with another part; `none` where it may be absent. */
function withPart(design: ShipDesign, part: Part, ticker: string): ShipDesign {
  const { [part]: _, ...others } = design
  if (ticker !== NOTHING) return { ...others, [part]: ticker } as ShipDesign
  return (
    part === 'reactor' || part === 'ftlTank' ? { ...others, [part]: null } : others
  ) as ShipDesign
}

function withShield(design: ShipDesign, shield: keyof typeof SHIELDS, ticker: string): ShipDesign {
  const { [shield]: _, ...others } = design.shields ?? {}
  return {
    ...design,
    shields: ticker === NOTHING ? others : { ...others, [shield]: ticker },
  } as ShipDesign
}

export function PartsForm({
  design,
  onDesign,
}: {
  design: ShipDesign
  onDesign: (design: ShipDesign) => void
}) {
  return (
    <Columns
      as="fieldset"
      least={120}
      fill
      gap={3}
      lineGap={2}
      align="end"
      aria-label="Parts of the ship"
    >
      {FIELDS.map(({ part, label, options }) => (
        <Select
          key={part}
          label={label}
          options={options}
          value={design[part] ?? NOTHING}
          onValue={(ticker) => onDesign(withPart(design, part, ticker))}
        />
      ))}
      {SHIELD_FIELDS.map(({ shield, label }) => (
        <Select
          key={shield}
          label={label}
          options={kinds(SHIELDS[shield])}
          value={design.shields?.[shield] ?? NOTHING}
          onValue={(ticker) => onDesign(withShield(design, shield, ticker))}
        />
      ))}
      <Checkbox
        label="Gravity shield (STS)"
        checked={design.gravityShield ?? false}
        onChecked={(gravityShield) => onDesign({ ...design, gravityShield })}
      />
    </Columns>
  )
}
