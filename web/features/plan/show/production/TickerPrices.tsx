import { useState } from 'react'
import type { Cx, CxData, PreferenceType } from '../../../../../engine/game/cx.ts'
import { type CxEdit, type CxPlace, tickersAt } from '../../../../../engine/plan/editing/cx-edit.ts'
import { cxEditor } from '../../../../../engine/plan/editing/cx-editor.ts'
import { cxSource, cxVersion } from '../../../../editing/use-cx-editing.ts'
import { Button } from '../../../../ui/field/Button.tsx'
import { NumberInput } from '../../../../ui/field/NumberInput.tsx'
import { Stack } from '../../../../ui/layout/Stack.tsx'
import { MaterialTile } from '../../../../ui/material/MaterialTile.tsx'
import { useToast } from '../../../../ui/overlay/Toast.tsx'
import { PlainTable } from '../../../../ui/table/PlainTable.tsx'
import { problemText } from '../../../page/problem-text.ts'
import styles from './CogmDialog.module.css'

export function TickerPrices({
  cx,
  planet,
  bought,
  sold,
}: {
  cx: Cx
  planet: string
  bought: readonly string[]
  sold: readonly string[]
}) {
  const [edited, setEdited] = useState<CxData>(cx.cx_data)
  const [isSaving, setSaving] = useState(false)
  const toast = useToast()

  async function save() {
    setSaving(true)
    try {
      const answer = await cxSource.save(cx.uuid, edited, cxVersion(cx.cx_data))
      if (answer === 'newer version')
        toast.error(`${cx.name} was changed elsewhere`, {
          detail: 'Its prices are reloaded; enter yours again.',
        })
      else toast.success(`Prices saved to ${cx.name}`)
    } catch (problem) {
      toast.error('Saving failed', {
        detail: problem instanceof Error ? problemText(problem) : undefined,
      })
    } finally {
      setSaving(false)
    }
  }

  const field = ({ ticker, side }: PriceLine, place: CxPlace) => {
    const known = preferenceOf(edited, ticker, side, place)
    return (
      <NumberInput
        label={`${side === 'BUY' ? 'Buying' : 'Selling'} price of ${ticker} ${place === null ? 'in the empire' : 'on the planet'}`}
        hideLabel
        hideButtons
        decimals
        allowEmpty
        placeholder="none"
        value={known?.value ?? null}
        onValue={(value) => {
          const change = priceEdit(known?.type, { ticker, side, place, value })
          const next = change && cxEditor.apply(edited, change)
          if (next?.ok) setEdited(next.state)
        }}
      />
    )
  }
  const isChanged = !cxEditor.isSame(edited, cx.cx_data)
  return (
    <Stack as="section" className={styles.prices} aria-label="Own prices">
      <h3>Own prices in {cx.name}</h3>
      <PlainTable
        label="Own prices"
        rows={[
          ...bought.map((ticker): PriceLine => ({ ticker, side: 'BUY' })),
          ...sold.map((ticker): PriceLine => ({ ticker, side: 'SELL' })),
        ]}
        keyOf={({ ticker, side }) => `${side} ${ticker}`}
        columns={[
          { header: 'Material', cell: ({ ticker }) => <MaterialTile ticker={ticker} /> },
          { header: 'For', cell: ({ side }) => (side === 'BUY' ? 'buying' : 'selling') },
          { header: 'On the planet', cell: (line) => field(line, planet) },
          { header: 'In the empire', cell: (line) => field(line, null) },
        ]}
      />
      <p className="quiet">
        The planet's price comes before the empire's. An empty field leaves the choice to the next
        level; 0 is a price.
      </p>
      <div>
        <Button variant="primary" disabled={!isChanged} busy={isSaving} onClick={() => void save()}>
          Save prices
        </Button>
      </div>
    </Stack>
  )
}

interface PriceLine {
  ticker: string
  side: 'BUY' | 'SELL'
}

/** The preference that decides a side; one for both sides counts for each. */
const preferenceOf = (cx: CxData, ticker: string, side: 'BUY' | 'SELL', place: CxPlace) =>
  tickersAt(cx, place).find(
    (known) => known.ticker === ticker && (known.type === side || known.type === 'BOTH'),
  )

function priceEdit(
  known: PreferenceType | undefined,
  { ticker, side, place, value }: PriceLine & { place: CxPlace; value: number | null },
): CxEdit | undefined {
  if (value === null) return known && { kind: 'remove ticker', place, ticker, type: known }
  return known
    ? { kind: 'ticker value', place, ticker, type: known, value }
    : { kind: 'add ticker', place, ticker, type: side, value }
}
