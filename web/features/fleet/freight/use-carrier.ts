import { useState } from 'react'
import { useGalaxy } from '../../../data/use-galaxy.ts'
import { useFreightSettings } from '../../../session/freight-settings.ts'
import { withHold } from '../ship-choices.ts'
import { useShipChoices } from '../use-ship-choices.ts'
import { freightSetup } from './freight-setup.ts'

const NO_SHIP = ''

/** The ship that carries goods and its flights, at first the ship of the freight settings. Without a ship freight does not count. */
export function useCarrier(empireUuid: string | undefined) {
  const galaxy = useGalaxy()
  const choices = useShipChoices()
  const setup = freightSetup(useFreightSettings(empireUuid), choices, false)
  const [chosen, setChosen] = useState<string>()
  const shipId = chosen ?? choices.find(({ name }) => name === setup.ships[0]?.name)?.id ?? NO_SHIP
  const ship = choices.find(({ id }) => id === shipId)
  const { flight, stopHours, when } = setup
  return {
    options: [
      { value: NO_SHIP, label: 'Without freight' },
      ...choices.map((each) => ({ value: each.id, label: withHold(each) })),
    ],
    shipId,
    setShip: setChosen,
    ship,
    /** Null if freight does not count. Undefined while the systems are loading. */
    carrying: ship
      ? galaxy && { galaxy, flight, stopHours, when, ship: { design: ship.design, own: ship.own } }
      : null,
  }
}
