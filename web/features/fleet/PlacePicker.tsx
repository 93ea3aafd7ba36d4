import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { planetTitle } from '../../../engine/planets/planet-row.ts'
import { gameQueries } from '../../data/game-queries.ts'
import { Combobox } from '../../ui/field/Combobox.tsx'
import { usePlanetSearch } from '../planet/use-planet-search.ts'
import { systemPlaces, usePlaceNames } from './place-names.ts'

/** A station, a system or a planet by name or id. */
export function PlacePicker({
  label,
  value,
  onValue,
}: {
  label: string
  value: string | null
  onValue: (id: string | null) => void
}) {
  const { found, setTyped } = usePlanetSearch()
  const systems = useQuery(gameQueries.systems()).data
  const places = useMemo(() => systemPlaces(systems ?? []), [systems])
  const nameOf = usePlaceNames(value === null ? [] : [value])
  const planets = found.map((planet) => ({
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
