import { useState } from 'react'
import { type CxData, LARGEST_PRICE, PreferenceType } from '../../../engine/game/cx.ts'
import type { Material } from '../../../engine/game/gamedata.ts'
import { formatWhole } from '../../../engine/game/number-format.ts'
import { type CxEdit, type CxPlace, tickersAt } from '../../../engine/plan/editing/cx-edit.ts'
import { typeClash, whereInWords } from '../../../engine/plan/editing/cx-editor.ts'
import { Button } from '../../ui/field/Button.tsx'
import { Checkbox } from '../../ui/field/Checkbox.tsx'
import { Combobox } from '../../ui/field/Combobox.tsx'
import { EditList, EditRow } from '../../ui/field/EditRow.tsx'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Tag } from '../../ui/figure/Tag.tsx'
import { PlusIcon } from '../../ui/icons/actions.tsx'
import { SearchIcon } from '../../ui/icons/records.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import { materialOptions } from '../../ui/material/material-options.ts'
import { TYPES } from './ExchangePreferences.tsx'
import styles from './Preferences.module.css'

/** More fields than this at once would make every keystroke wait. */
const MAX_SHOWN = 60
const SEARCH_FROM = 10

/** Prices set by hand; 0 is a price like any other. */
export function TickerPreferences({
  cx,
  place,
  materials,
  ticker,
  onTicker,
  dispatch,
  commit,
}: {
  cx: CxData
  place: CxPlace
  materials: readonly Material[]
  /** The material to add a price for; also chosen in the table of prices. */
  ticker: string | null
  onTicker: (ticker: string | null) => void
  dispatch: (edit: CxEdit) => string | undefined
  commit: () => void
}) {
  const known = tickersAt(cx, place)
  const [chosen, setChosen] = useState<PreferenceType | null>(null)
  const [value, setValue] = useState(0)
  const [search, setSearch] = useState('')

  const types = known.filter((p) => p.ticker === ticker).map(({ type }) => type)
  const subject = `${ticker} ${whereInWords(place)}`
  const free = PreferenceType.options.find((type) => typeClash(types, type, subject) === null)
  const preferred = types.length === 0 ? 'BOTH' : (free ?? 'BOTH')
  const type = chosen ?? preferred
  const clash = ticker === null ? null : typeClash(types, type, subject)

  function add() {
    if (ticker === null) return
    if (dispatch({ kind: 'add ticker', place, ticker, type, value }) !== undefined) return
    setChosen(null)
    setValue(0)
    onTicker(null)
  }

  const wanted = search.trim().toUpperCase()
  const found = known.filter((preference) => preference.ticker.includes(wanted))
  const options = materialOptions(materials)
  return (
    <Panel title="Ticker preferences" note={place === null ? 'in the empire' : `on ${place}`}>
      {known.length > SEARCH_FROM && (
        <div className={styles.search}>
          <TextField
            label="Search ticker preferences"
            hideLabel
            placeholder="Search…"
            prefix={<SearchIcon size={14} />}
            value={search}
            onValue={setSearch}
          />
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears of every field below it that is left */}
      <div className={styles.list} onBlur={commit}>
        <EditList label="Ticker preferences" empty="No rule for a material: its exchange decides.">
          {found.slice(0, MAX_SHOWN).map((preference) => {
            const name = `${preference.type} price of ${preference.ticker}`
            return (
              <EditRow
                key={`${preference.ticker} ${preference.type}`}
                name={name}
                number={{
                  value: preference.value,
                  decimals: true,
                  min: 0,
                  max: LARGEST_PRICE,
                  suffix: '$',
                  hideButtons: true,
                  onValue: (next: number) =>
                    dispatch({
                      kind: 'ticker value',
                      place,
                      ticker: preference.ticker,
                      type: preference.type,
                      value: next,
                    }),
                }}
                onRemove={() =>
                  dispatch({
                    kind: 'remove ticker',
                    place,
                    ticker: preference.ticker,
                    type: preference.type,
                  })
                }
              >
                <Row as="span">
                  <MaterialTile ticker={preference.ticker} />
                  <Tag tone="accent">{preference.type}</Tag>
                  <Checkbox
                    label="if no other"
                    checked={preference.last ?? false}
                    onChecked={(last) =>
                      dispatch({
                        kind: 'ticker last',
                        place,
                        ticker: preference.ticker,
                        type: preference.type,
                        last,
                      })
                    }
                  />
                </Row>
              </EditRow>
            )
          })}
        </EditList>
      </div>
      {found.length > MAX_SHOWN && (
        <p className={styles.more}>
          {formatWhole(found.length - MAX_SHOWN)} more: search for a ticker to see it.
        </p>
      )}
      <div className={styles.add}>
        <div className={styles.wide}>
          <Combobox
            allowEmpty
            label="Material"
            options={options}
            value={ticker}
            onValue={onTicker}
          />
        </div>
        <div className={styles.type}>
          <Select label="Price for" options={TYPES} value={type} onValue={setChosen} />
        </div>
        <div className={styles.value}>
          <NumberInput
            label="Price, $"
            decimals
            hideButtons
            min={0}
            max={LARGEST_PRICE}
            value={value}
            onValue={setValue}
          />
        </div>
        <Button
          className={styles.button}
          icon={<PlusIcon size={14} />}
          aria-label="Add ticker preference"
          disabled={ticker === null || clash !== null}
          onClick={add}
        >
          Add
        </Button>
      </div>
      {clash && <p className={styles.clash}>{clash}</p>}
    </Panel>
  )
}
