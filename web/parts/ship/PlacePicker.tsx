import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { planetTitle } from '../../../engine/search/planet-row.ts'
import { gameQueries } from '../../data/game-queries.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import { systemPlaces, usePlaceNames } from './place-names.ts'

/** Shorter texts would match half the universe. */
const SHORTEST_SEARCH = 3

/** A station, a system or a planet by name or id. The server finds planets while the player types. */
export function PlacePicker({
  label,
  value,
  onValue,
}: {
  label: string
  value: string | null
  onValue: (id: string | null) => void
}) {
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed.trim())
  const systems = useQuery(gameQueries.systems()).data
  const places = useMemo(() => systemPlaces(systems ?? []), [systems])
  const asks = text.length >= SHORTEST_SEARCH
  const found = useQuery({
    ...gameQueries.findPlanets(text),
    enabled: asks,
    placeholderData: keepPreviousData,
  })
  const nameOf = usePlaceNames(value === null ? [] : [value])
  const planets = (asks ? (found.data ?? []) : []).map((planet) => ({
    value: planet.PlanetNaturalId,
    label: planetTitle(planet),
    hint: 'planet',
  }))
  const isListed = [...planets, ...places].some((option) => option.value === value)
  const chosen = value === null || isListed ? [] : [{ value, label: nameOf(value) }]
  return (
    <Combobox
      label={label}
      options={[...chosen, ...planets, ...places]}
      value={value}
      onValue={onValue}
      onSearch={setTyped}
      allowEmpty
      placeholder="Planet, station or system"
    />
  )
}
