import { setBook, useBookSettings } from '../../session/book-settings.ts'
import { Checkbox } from '../../ui/field/Checkbox.tsx'

const setOn = (isOn: boolean) => setBook({ isOn })
const setBand = (hasBand: boolean) => setBook({ hasBand })

export function BookSwitches() {
  const { isOn, hasBand } = useBookSettings()
  return (
    <>
      <Checkbox label="Against order books" checked={isOn} onChecked={setOn} />
      <Checkbox label="Ask/Bid range" checked={hasBand} onChecked={setBand} />
    </>
  )
}
