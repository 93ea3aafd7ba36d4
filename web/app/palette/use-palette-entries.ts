import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { empireQueries } from '../../api/queries/empires.ts'
import { planQueries } from '../../api/queries/plans.ts'
import { gameQueries } from '../../data/game-queries.ts'
import { readableName } from '../../ui/material/material-source.ts'
import { useNavigation } from '../use-navigation.ts'
import type { PaletteEntry } from './palette-entries.ts'
import { useCommands } from './use-commands.ts'

/** Shorter texts would match half the universe. */
const SHORTEST_PLANET_SEARCH = 3

/** The server searches planets while the player types. */
export function usePaletteEntries(query: string): {
  entries: PaletteEntry[]
  isSearching: boolean
  /** Some entries could not be loaded and are missing. */
  isIncomplete: boolean
} {
  const navigation = useNavigation()
  const commands = useCommands()
  const { buildLocation } = useRouter()
  const wanted = query.trim()
  const text = useDeferredValue(wanted)
  const asksPlanets = text.length >= SHORTEST_PLANET_SEARCH
  const plans = useQuery(planQueries.all())
  const empires = useQuery(empireQueries.all())
  const materials = useQuery(gameQueries.materials())
  const planets = useQuery({
    ...gameQueries.findPlanets(text),
    enabled: asksPlanets,
    // The planets of the shorter text stay until those of the longer one have arrived, so that one can still be chosen.
    placeholderData: keepPreviousData,
  })

  const pages = navigation.pages.map(
    ({ label, to, search }): PaletteEntry => ({
      id: `page ${label}`,
      kind: 'Page',
      label,
      goal: { href: buildLocation({ to, ...(search && { search }) }).href },
    }),
  )
  const entries = [
    ...pages,
    ...commands.map(
      ({ label, note, run }): PaletteEntry => ({
        id: `command ${label}`,
        kind: 'Command',
        label,
        ...(note && { note }),
        goal: { run },
      }),
    ),
    ...(plans.data ?? []).map(
      ({ uuid, name, planet_id, tags = [] }): PaletteEntry => ({
        id: `plan ${uuid}`,
        kind: 'Plan',
        label: name,
        note: [planet_id, ...tags].join(' · '),
        goal: { href: `/plan/${encodeURIComponent(planet_id)}/${uuid}` },
      }),
    ),
    ...(empires.data ?? []).map(
      ({ uuid, name }): PaletteEntry => ({
        id: `empire ${uuid}`,
        kind: 'Empire',
        label: name,
        goal: { href: `/empire/${uuid}` },
      }),
    ),
    ...(asksPlanets ? (planets.data ?? []) : []).map(
      ({ PlanetNaturalId: id, PlanetName }): PaletteEntry => ({
        id: `planet ${id}`,
        kind: 'Planet',
        label: PlanetName,
        note: PlanetName === id ? 'new plan' : `${id} · new plan`,
        goal: { href: `/plan/${encodeURIComponent(id)}` },
        also: { label: 'About', goal: { planet: id } },
      }),
    ),
  ]
  if (text !== '') {
    entries.push(
      ...(materials.data ?? []).map(
        ({ Ticker, Name }): PaletteEntry => ({
          id: `material ${Ticker}`,
          kind: 'Material',
          label: Ticker,
          note: readableName(Name),
          goal: { ticker: Ticker },
        }),
      ),
    )
  }
  const isSearching =
    wanted.length >= SHORTEST_PLANET_SEARCH && (text !== wanted || planets.isFetching)
  const isIncomplete =
    [plans, empires, materials].some(({ isLoadingError }) => isLoadingError) ||
    (asksPlanets && planets.isError)
  return { entries, isSearching, isIncomplete }
}
