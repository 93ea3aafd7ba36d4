import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { empireQueries } from '../../api/queries/empires.ts'
import { planQueries } from '../../api/queries/plans.ts'
import { gameQueries } from '../../data/game-queries.ts'
import { readableName } from '../../ui/material/material-source.ts'
import { useNavigation } from '../use-navigation.ts'
import { type PaletteEntry, splitVerb } from './palette-entries.ts'
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
  const { verb, name } = splitVerb(query)
  const wanted = name.trim()
  const text = useDeferredValue(wanted)
  const asksPlanets = verb !== 'compare' && text.length >= SHORTEST_PLANET_SEARCH
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
  const writes = (label: string, write: string): PaletteEntry => ({
    id: `command ${label}`,
    kind: 'Command',
    label,
    goal: { write },
  })
  const ownCommands = commands.map(
    ({ label, note, run }): PaletteEntry => ({
      id: `command ${label}`,
      kind: 'Command',
      label,
      ...(note && { note }),
      goal: { run },
    }),
  )
  const ownPlans = (plans.data ?? []).map(
    ({ uuid, name, planet_id, tags = [] }): PaletteEntry => ({
      id: `plan ${uuid}`,
      kind: 'Plan',
      label: verb === 'compare' ? `Compare ${name}` : name,
      note: [planet_id, ...tags].join(' · '),
      goal: {
        href:
          verb === 'compare'
            ? `/compare?plans=${uuid}`
            : `/plan/${encodeURIComponent(planet_id)}/${uuid}`,
      },
    }),
  )
  const ownEmpires = (empires.data ?? []).map(
    ({ uuid, name }): PaletteEntry => ({
      id: `empire ${uuid}`,
      kind: 'Empire',
      label: name,
      goal: { href: `/empire/${uuid}` },
    }),
  )
  const foundPlanets = (asksPlanets ? (planets.data ?? []) : []).map(
    ({ PlanetNaturalId: id, PlanetName }): PaletteEntry => ({
      id: `planet ${id}`,
      kind: 'Planet',
      label: verb === 'new plan on' ? `New plan on ${PlanetName}` : PlanetName,
      note: PlanetName === id ? 'new plan' : `${id} · new plan`,
      goal: { href: `/plan/${encodeURIComponent(id)}` },
      also: { label: 'About', goal: { planet: id } },
    }),
  )
  const foundMaterials = (text === '' ? [] : (materials.data ?? [])).map(
    ({ Ticker, Name }): PaletteEntry => ({
      id: `material ${Ticker}`,
      kind: 'Material',
      label: Ticker,
      note: readableName(Name),
      goal: { ticker: Ticker },
    }),
  )
  const entries = {
    'new plan on': foundPlanets,
    compare: [...pages.filter(({ label }) => label.startsWith('Compare')), ...ownPlans],
    none: [
      ...pages,
      ...ownCommands,
      writes('New plan on …', 'new plan on '),
      writes('Compare …', 'compare '),
      ...ownPlans,
      ...ownEmpires,
      ...foundPlanets,
      ...foundMaterials,
    ],
  }[verb ?? 'none']
  const isSearching =
    verb !== 'compare' &&
    wanted.length >= SHORTEST_PLANET_SEARCH &&
    (text !== wanted || planets.isFetching)
  const isIncomplete =
    [plans, empires, materials].some(({ isLoadingError }) => isLoadingError) ||
    (asksPlanets && planets.isError)
  return { entries, isSearching, isIncomplete }
}
