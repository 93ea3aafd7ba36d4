import { vi } from 'vitest'
import type { GameData } from '../../../engine/universe/universe.ts'
import { building, planet, resource } from '../../../tests/engine/tiny.ts'
import { gameDataSample } from '../../../workers/testing/game-data.ts'
import { workersOnThisThread } from '../../../workers/testing/in-process.ts'
import { queryClient } from '../../api/query-client.ts'
import { fakeServer, type Reply, tagged } from '../../api/testing/fake-server.ts'
import { dataVersion, forgetGameData } from '../game-data.ts'

const EXTRACTORS = ['EXT', 'COL', 'RIG']

/** A game small enough to follow: one smelter, its ore on two of three planets. */
export function smallGame(priceOfIron?: number): GameData {
  const sample = gameDataSample(priceOfIron)
  return {
    ...sample,
    buildings: [
      ...sample.buildings,
      building('HB1', {
        Habitation: {
          Pioneer: 100,
          Settler: 0,
          Technician: 0,
          Engineer: 0,
          Scientist: 0,
          Area: 10,
        },
        Type: 'INFRASTRUCTURE',
        Pioneers: 0,
        Expertise: null,
      }),
      ...EXTRACTORS.map((ticker) => building(ticker, { Expertise: 'RESOURCE_EXTRACTION' })),
    ],
    planets: [
      planet('KW-688c', { Resources: [resource('FEO', 'MINERAL', 20)] }),
      planet('UV-351a', { Resources: [resource('FEO', 'MINERAL', 30)] }),
      planet('ZV-194a'),
    ],
  }
}

/** The real engine in workers on this thread, over game data from a fake server; nothing is stored yet. */
export async function openGame(replies: Readonly<Record<string, Reply>> = {}) {
  const data = { current: smallGame() }
  const tag = { exchanges: 1 }
  const list = (kind: 'materials' | 'buildings' | 'recipes' | 'exchanges') =>
    tagged(() => ({
      etag: kind === 'exchanges' ? `"x${tag.exchanges}"` : `"${kind}"`,
      records: data.current[kind],
    }))
  const server = fakeServer({
    'GET /data/materials': list('materials'),
    'GET /data/buildings': list('buildings'),
    'GET /data/recipes': list('recipes'),
    'GET /data/exchanges': list('exchanges'),
    'POST /data/planet/multiple': ({ body }) => {
      const ids = body as string[]
      return Response.json(data.current.planets.filter((p) => ids.includes(p.PlanetNaturalId)))
    },
    'POST /data/planet/search': ({ body }) => {
      const { Materials } = body as { Materials: string[] }
      const has = (ticker: string) => (found: { MaterialTicker: string }) =>
        found.MaterialTicker === ticker
      return Response.json(
        data.current.planets.filter((p) => Materials.every((m) => p.Resources.some(has(m)))),
      )
    },
    ...replies,
  })
  const workers = workersOnThisThread()
  await forgetGameData()
  queryClient.clear()
  return {
    server,
    workers,
    async setPriceOfIron(price: number) {
      data.current = smallGame(price)
      tag.exchanges++
      await queryClient.refetchQueries({ queryKey: ['game', 'exchanges'] })
    },
    /** Gives the rules a new tag with the same content, so that workers read the store again. */
    changeRules() {
      const known = dataVersion.get()
      if (known) dataVersion.set({ ...known, lists: `${known.lists} again` })
    },
    close: () => vi.unstubAllGlobals(),
  }
}
