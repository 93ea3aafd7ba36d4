import { expect, test } from 'vitest'
import { shipChoices } from '../fleet/ship-choices.ts'
import { chosenShip, partsInAddress } from './chosen-ship.ts'

const choices = shipChoices({ designs: [] })

test('parts of the address change the ship, and what makes no ship changes nothing', () => {
  const chosen = chosenShip({ ship: 'WCB', parts: 'HTE-SSL-RCT-SFL-WCB-BHP' }, choices)
  expect(chosen).toMatchObject({ choice: { id: 'WCB' }, design: { engine: 'HTE' } })
  expect(chosen.isChanged).toBe(true)
  expect(chosenShip({ ship: 'WCB', parts: 'HTE-??' }, choices)).toMatchObject({
    design: { engine: 'ENG' },
    isChanged: false,
  })
})

test('the address names parts only where they are others, and an unknown ship is the first', () => {
  const chosen = chosenShip({ ship: 'gone', parts: undefined }, choices)
  expect(chosen.choice.id).toBe('SCB')
  expect(partsInAddress({ ...chosen.design, engine: 'HTE' }, chosen)).toBe(
    'HTE-SSL-RCT-SFL-SCB-BHP',
  )
  expect(partsInAddress(chosen.design, chosen)).toBeUndefined()
})
