import { setBook, useBookSettings } from '../../session/book-settings.ts'
import { Checkbox } from '../../ui/field/Checkbox.tsx'

const setOn = (isOn: boolean) => setBook({ isOn })
const setBand = (hasBand: boolean) => setBook({ hasBand })

export function BookSwitches() {
  const { isOn, hasBand } = useBookSettings()
  return (
    <>
      <Checkbox label="By the book" checked={isOn} onChecked={setOn} />
      <Checkbox label="Band" checked={hasBand} onChecked={setBand} />
    </>
  )
}
