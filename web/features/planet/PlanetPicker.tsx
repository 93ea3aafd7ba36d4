import { useQuery } from '@tanstack/react-query'
import { planetTitle } from '../../../engine/planets/planet-row.ts'
import { ApiError } from '../../api/client.ts'
import { gameQueries } from '../../data/game-queries.ts'
import { Combobox } from '../../ui/field/Combobox.tsx'
import { usePlanetSearch } from './use-planet-search.ts'

export function PlanetPicker({
  label,
  value,
  placeholder = 'Name or id',
  ...choosing
}: {
  label: string
  value: string | null
  placeholder?: string
} & (
  | { allowEmpty: true; onValue: (planetNaturalId: string | null) => void }
  | { allowEmpty?: false; onValue: (planetNaturalId: string) => void }
)) {
  const { found, setTyped } = usePlanetSearch()
  const chosen = useQuery({ ...gameQueries.planet(value ?? ''), enabled: value !== null })
  const planets = chosen.data ? [chosen.data, ...found] : found
  const options = new Map(
    planets.map((planet) => [planet.PlanetNaturalId, planetTitle(planet)] as const),
  )
  if (value !== null && !options.has(value)) options.set(value, value)
  return (
    <Combobox
      label={label}
      options={[...options].map(([id, title]) => ({ value: id, label: title }))}
      value={value}
      {...choosing}
      onSearch={setTyped}
      placeholder={placeholder}
      error={value !== null && chosen.error ? missingWords(value, chosen.error) : undefined}
    />
  )
}

/** Without a network it is unknown whether the planet exists. */
const missingWords = (planet: string, problem: Error) =>
  problem instanceof ApiError && problem.status === 404
    ? `Planet ${planet} not available.`
    : `Planet ${planet} is not loaded.`
