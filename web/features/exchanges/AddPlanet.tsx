import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { gameQueries } from '../../data/game-queries.ts'
import { TextField } from '../../ui/field/TextField.tsx'
import { SearchIcon } from '../../ui/icons/records.tsx'
import styles from './AddPlanet.module.css'

/** Shorter texts would match half the universe. */
const SHORTEST = 3
const MAX_SHOWN = 8

/** Finds a planet by a part of its name or id; Enter takes the best match. */
export function AddPlanet({ onPick }: { onPick: (planetNaturalId: string) => void }) {
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim())
  const isAsked = wanted.length >= SHORTEST
  const found = useQuery({ ...gameQueries.findPlanets(wanted), enabled: isAsked })
  const planets = isAsked ? (found.data ?? []).slice(0, MAX_SHOWN) : []

  function pick(id: string) {
    setText('')
    onPick(id)
  }
  return (
    <div className={styles.picker}>
      <TextField
        label="Add planet"
        placeholder="Name or id (3+ letters)"
        prefix={<SearchIcon size={14} />}
        value={text}
        onValue={setText}
        autoComplete="off"
        error={found.isError ? 'The search failed. Type again to repeat it.' : undefined}
        onKeyDown={(event) => {
          const best = planets[0]
          if (event.key !== 'Enter' || !best) return
          event.preventDefault()
          pick(best.PlanetNaturalId)
        }}
      />
      {isAsked && !found.isError && (
        <ul className={styles.found} aria-label="Planets found">
          {planets.map(({ PlanetNaturalId, PlanetName }) => (
            <li key={PlanetNaturalId}>
              <button type="button" className={styles.planet} onClick={() => pick(PlanetNaturalId)}>
                {PlanetName}
                {PlanetName !== PlanetNaturalId && <span className="quiet">{PlanetNaturalId}</span>}
              </button>
            </li>
          ))}
          {planets.length === 0 && (
            <li className={styles.none}>{found.isFetching ? 'Searching …' : 'No Results'}</li>
          )}
        </ul>
      )}
    </div>
  )
}
