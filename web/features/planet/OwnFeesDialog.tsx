import { useState } from 'react'
import { CURRENCIES } from '../../../engine/game/constants/currencies.ts'
import type { Building, Planet } from '../../../engine/game/gamedata.ts'
import type { OwnFees } from '../../../engine/game/own-fees.ts'
import { inWords } from '../../../engine/game/words.ts'
import { usePreferences } from '../../session/preferences.ts'
import { Button } from '../../ui/field/Button.tsx'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { ownLabels } from '../../ui/field/options.ts'
import { Segmented } from '../../ui/field/Segmented.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { Columns } from '../../ui/layout/Columns.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { CurrencyRate } from '../cx/CurrencyRate.tsx'
import { type FeeField, fieldsOf, isSameField, keepOwnFees, TIER_FIELDS } from './fee-fields.ts'

const NOTHING: OwnFees['fees'] = []

/** A player's own entry of a planet's production fees: one rate per tier, or what the buildings of a base pay. */
export function OwnFeesDialog({
  planet,
  buildings,
  onClose,
}: {
  planet: Planet
  buildings: readonly Building[]
  onClose: () => void
}) {
  const { PlanetNaturalId: id, PlanetName: name, CurrencyCode } = planet
  const own = usePreferences().ownFees[id]
  const [currency, setCurrency] = useState(own?.currency ?? CurrencyCode ?? CURRENCIES[0]!)
  const [fees, setFees] = useState(own?.fees ?? NOTHING)
  const [kind, setKind] = useState<'tier' | 'category'>(
    own?.fees.some(({ category }) => category) ? 'category' : 'tier',
  )
  const fields = kind === 'tier' ? TIER_FIELDS : fieldsOf(buildings)
  const currencies = [...new Set<string>([...CURRENCIES, currency])]
  const amountOf = (field: FeeField) => fees.find((fee) => isSameField(fee, field))?.amount ?? null
  const enter = (field: FeeField, amount: number | null) =>
    setFees([
      ...fees.filter((fee) => !isSameField(fee, field)),
      ...(amount === null ? [] : [{ ...field, amount }]),
    ])
  return (
    <Dialog
      open
      title={`Production fees of ${name}`}
      description={
        'What the government takes a day for a building that employs only this tier. ' +
        'Kept in this browser; it counts instead of what the game data has.'
      }
      onClose={onClose}
      actions={
        <>
          {own && (
            <Button
              onClick={() => {
                keepOwnFees(id, null)
                onClose()
              }}
            >
              Remove my entry
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            onClick={() => {
              keepOwnFees(id, { currency, fees })
              onClose()
            }}
          >
            Use these fees
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Segmented
          label="Fees"
          choices={[
            { value: 'tier', label: 'One rate per tier' },
            { value: 'category', label: 'By category' },
          ]}
          value={kind}
          onValue={setKind}
        />
        <Select
          label="Currency"
          options={ownLabels(currencies)}
          value={currency}
          onValue={setCurrency}
        />
        <CurrencyRate currency={currency} />
        <Columns least={180} fill gap={3}>
          {fields.map((field) => (
            <NumberInput
              key={`${field.category} ${field.level}`}
              label={fieldName(field)}
              suffix={currency}
              decimals
              allowEmpty
              hideButtons
              min={0}
              placeholder="not known"
              value={amountOf(field)}
              onValue={(amount) => enter(field, amount)}
            />
          ))}
        </Columns>
      </Stack>
    </Dialog>
  )
}

const fieldName = ({ category, level }: FeeField) =>
  category ? `${inWords(category)}: ${inWords(level)}` : inWords(level)
