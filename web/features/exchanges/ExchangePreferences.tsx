import { useState } from 'react'
import {
  type CxData,
  EXCHANGE_CODES,
  type ExchangeCode,
  MARKET_MAKER_CODE,
  MAX_PRICE_STEPS,
  PreferenceType,
  StepCode,
} from '../../../engine/game/cx.ts'
import { type CxEdit, type CxPlace, exchangesAt } from '../../../engine/plan/editing/cx-edit.ts'
import { typeClash } from '../../../engine/plan/editing/cx-editor.ts'
import { Button } from '../../ui/field/Button.tsx'
import { Combobox } from '../../ui/field/Combobox.tsx'
import { EditList, EditRow } from '../../ui/field/EditRow.tsx'
import { MultiSelect } from '../../ui/field/MultiSelect.tsx'
import { ownLabels } from '../../ui/field/options.ts'
import { Select } from '../../ui/field/Select.tsx'
import { Tag } from '../../ui/figure/Tag.tsx'
import { PlusIcon } from '../../ui/icons/actions.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { otherSide } from './other-side.ts'
import styles from './Preferences.module.css'
import { codeInWords } from './price-words.ts'

const CODES = EXCHANGE_CODES.map((code) => ({
  value: code,
  label: codeInWords(code),
  hint: code,
}))
const STEPS = StepCode.options.map((code) => ({
  value: code,
  label: codeInWords(code),
  hint: code === MARKET_MAKER_CODE ? '' : code,
}))
export const TYPES = ownLabels(PreferenceType.options)

/** Either BUY and SELL, or only BOTH. */
export function ExchangePreferences({
  cx,
  place,
  dispatch,
}: {
  cx: CxData
  place: CxPlace
  dispatch: (edit: CxEdit) => string | undefined
}) {
  const known = exchangesAt(cx, place)
  const types = known.map(({ type }) => type)
  const [chosen, setChosen] = useState<PreferenceType | null>(null)
  const [exchange, setExchange] = useState<ExchangeCode | null>(null)
  const subject = place ?? 'the empire'
  const free = PreferenceType.options.find((type) => typeClash(types, type, subject) === null)
  // The choice stays as long as it can be added. Otherwise the next possible one is chosen.
  const type = chosen ?? free ?? 'BOTH'
  const clash = typeClash(types, type, subject)
  const other = otherSide(known)

  function add() {
    if (exchange === null) return
    if (dispatch({ kind: 'add exchange', place, type, exchange }) === undefined) setChosen(null)
  }

  return (
    <Panel title="Exchange preferences" note={place === null ? 'in the empire' : `on ${place}`}>
      <EditList
        label="Exchange preferences"
        empty={place === null ? 'No rule: 30-day average.' : 'No rule: as in the empire.'}
      >
        {known.map((preference) => (
          <EditRow
            key={preference.type}
            name={`${preference.type} exchange`}
            onRemove={() => dispatch({ kind: 'remove exchange', place, type: preference.type })}
          >
            <Stack gap={1} className={styles.sides}>
              <span className={styles.exchange}>
                <Tag tone="accent">{preference.type}</Tag>
                <Combobox
                  label={`${preference.type} exchange`}
                  hideLabel
                  options={CODES}
                  value={preference.exchange}
                  onValue={(code) =>
                    dispatch({
                      kind: 'change exchange',
                      place,
                      type: preference.type,
                      exchange: code,
                    })
                  }
                />
              </span>
              <MultiSelect
                label={`Fallback prices for ${preference.type}, in this order`}
                hideLabel
                options={STEPS}
                values={preference.instead ?? []}
                onValues={(instead) =>
                  dispatch({ kind: 'exchange steps', place, type: preference.type, instead })
                }
                maxItems={MAX_PRICE_STEPS}
                placeholder="Fallback prices"
              />
            </Stack>
          </EditRow>
        ))}
      </EditList>
      {free === undefined ? (
        <p className={styles.more}>Both sides are set. Remove one to add another.</p>
      ) : (
        <>
          <div className={styles.add}>
            <div className={styles.type}>
              <Select label="Type" options={TYPES} value={type} onValue={setChosen} />
            </div>
            <div className={styles.wide}>
              <Combobox label="Exchange" options={CODES} value={exchange} onValue={setExchange} />
            </div>
            <Button
              className={styles.button}
              icon={<PlusIcon size={14} />}
              aria-label="Add exchange preference"
              disabled={clash !== null || exchange === null}
              onClick={add}
            >
              Add
            </Button>
          </div>
          {clash && <p className={styles.clash}>{clash}</p>}
          {other && (
            <Button
              size="small"
              onClick={() => dispatch({ kind: 'add exchange', place, ...other })}
            >
              {other.type === 'SELL' ? 'Sell' : 'Buy'} at {codeInWords(other.exchange)} too
            </Button>
          )}
        </>
      )}
    </Panel>
  )
}
