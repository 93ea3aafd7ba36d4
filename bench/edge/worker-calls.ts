import { ANY_PLANET } from '../../engine/game/search.ts'
import {
  cxData,
  empireWrite,
  HABITATION,
  NAMED_PLANET,
  planWrite,
} from '../../scripts/stage/samples.ts'
import { newWriter } from '../../scripts/stage/writer.ts'

/** The maximum of an account, less the one that is created and deleted. */
export const PLANS = 499
const FLOWS_A_PLAN = 20
const TICKERS = 'DW RAT OVE COF PWO PE MCG AEF BSE BBH LTA BTA FE AL CU SI H2O O H C'.split(' ')

/** A base of the usual size: eight kinds of building with two recipes each. */
const PLAN = planWrite({
  buildings: Array.from({ length: 8 }, () => ({
    name: 'FP',
    amount: 3,
    active_recipes: Array(2).fill({ recipeid: 'FP#1xGRN 1xBEA 1xNUT=>10xRAT', amount: 1 }),
  })),
})

const ROCKY = { ...ANY_PLANET, IncludeGaseous: false }

/** Every call of the API, made by an account at its limits. */
export async function fullAccount(url: string): Promise<Record<string, () => Promise<unknown>>> {
  // The local runtime compresses responses in the Worker's process, while the platform does it outside. Without
  // `Accept-Encoding` it costs nothing.
  const writer = await newWriter(url, 'planner', { 'Accept-Encoding': 'identity' })
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await writer.call(method, path, body)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return text
  }
  const json = async (method: string, path: string, body?: unknown) =>
    JSON.parse(await call(method, path, body))
  const uuidOf = async (method: string, path: string, body?: unknown): Promise<string> =>
    (await json(method, path, body)).uuid

  const empire = await uuidOf('PUT', '/empire', empireWrite())
  const cx = await uuidOf('PUT', '/cx', cxData())
  const plans: string[] = []
  while (plans.length < PLANS)
    plans.push(await uuidOf('PUT', '/baseplanner', { ...PLAN, name: `Base ${plans.length}` }))
  const [plan] = plans
  const assigned = [
    { empire_uuid: empire, baseplanners: plans.map((uuid) => ({ baseplanner_uuid: uuid })) },
  ]
  const flows = plans.map((uuid) => ({
    uuid,
    planet_id: NAMED_PLANET.id,
    material_io: TICKERS.slice(0, FLOWS_A_PLAN).map((ticker) => ({ ticker, input: 2, output: 1 })),
  }))
  await call('PATCH', '/empire/junctions', assigned)
  await call('PATCH', '/baseplanner/materialio', flows)
  const share = await uuidOf('PUT', `/shared/baseplanner/${plan}`)
  await call('POST', '/user/api-key', { keyname: 'sheet' })
  const [{ key }] = await json('GET', '/user/api-key')
  const planets = (await json('POST', '/data/planet/search', ANY_PLANET)) as {
    PlanetNaturalId: string
  }[]
  const ids = planets.slice(0, 1000).map(({ PlanetNaturalId }) => PlanetNaturalId)
  const credentials = { username: writer.username, password: writer.password }
  let { refresh_token } = await json('POST', '/user/login', credentials)

  const get = (path: string) => () => call('GET', path)
  const page = (path: string) => async () =>
    (await fetch(url + path, { headers: { 'Accept-Encoding': 'identity' } })).text()
  // This response is stored compressed and sent as it is. Clients without gzip are rare.
  const list = (path: string, search?: unknown) => async () => {
    const headers = { 'Accept-Encoding': 'gzip', 'Content-Type': 'application/json' }
    const asked = search ? { method: 'POST', body: JSON.stringify(search) } : {}
    await (await fetch(`${url}/api/v1${path}`, { headers, ...asked })).text()
  }
  const andBack = async (made: Promise<string>, path: string) =>
    await call('DELETE', `${path}/${await made}`)
  return {
    // No handler and no database: the cost of receiving and answering any call.
    'a path that is not there': page('/api/v1/nothing'),
    'log-in (nearly all of it the password)': () => call('POST', '/user/login', credentials),
    refresh: async () => {
      refresh_token = (await json('POST', '/user/refresh', { refresh_token })).refresh_token
    },
    profile: get('/user/profile'),
    'profile, saved': () => call('PATCH', '/user/profile', { prun_username: null }),
    'API keys': get('/user/api-key'),
    materials: list('/data/materials'),
    exchanges: list('/data/exchanges'),
    recipes: list('/data/recipes'),
    buildings: list('/data/buildings'),
    systems: list('/data/systems'),
    'one planet': get(`/data/planet/${NAMED_PLANET.id}`),
    '1,000 planets by id': () => call('POST', '/data/planet/multiple', ids),
    [`search of all ${planets.length} planets`]: list('/data/planet/search', ANY_PLANET),
    'search of all rocky planets': () => call('POST', '/data/planet/search', ROCKY),
    'planets by name': get(`/data/planets/${NAMED_PLANET.name}`),
    population: get(`/data/planet/popi/${NAMED_PLANET.id}`),
    'market history, 90 days': () =>
      call('POST', '/data/market/NC1/DW', { start: '2025-04-01', end: '2025-06-30' }),
    'FIO storage (no key)': get('/data/fio_storage'),
    'all plans': get('/baseplanner'),
    'plans of the empire': get(`/baseplanner/empire/${empire}`),
    'one plan': get(`/baseplanner/${plan}`),
    'a plan saved': () => call('PATCH', `/baseplanner/${plan}`, PLAN),
    'a plan made and deleted': () => andBack(uuidOf('PUT', '/baseplanner', PLAN), '/baseplanner'),
    [`flows of all plans saved (${PLANS * FLOWS_A_PLAN} rows)`]: () =>
      call('PATCH', '/baseplanner/materialio', flows),
    'all empires': get('/empire'),
    'an empire saved': () => call('PATCH', `/empire/${empire}`, empireWrite()),
    'an empire made and deleted': () => andBack(uuidOf('PUT', '/empire', empireWrite()), '/empire'),
    'all plans assigned': () => call('PATCH', '/empire/junctions', assigned),
    'all CX': get('/cx'),
    'a CX saved': () => call('PATCH', `/cx/${cx}`, cxData()),
    'a CX made and deleted': () => andBack(uuidOf('PUT', '/cx', cxData()), '/cx'),
    'empires assigned to a CX': () =>
      call('PATCH', '/cx/junctions', [{ cx_uuid: cx, empires: [{ empire_uuid: empire }] }]),
    'own shares': get('/shared/list'),
    'a shared plan': get(`/shared/${share}`),
    'a plan shared again': () => call('PUT', `/shared/baseplanner/${plan}`),
    'page of a shared plan': page(`/shared/${share}`),
    'habitations optimised': () => call('POST', '/optimize/habitation', HABITATION),
    'sheet of exchanges': get(`/csv/exchange?api_key=${key}`),
    'sheet of materials': get(`/csv/material?api_key=${key}`),
    [`sheet of flows (${PLANS * FLOWS_A_PLAN} rows)`]: get(`/csv/user/materialio?api_key=${key}`),
    "sheet of the empire's flows": get(`/csv/user/materialio/${empire}?api_key=${key}`),
    health: get('/health'),
    openapi: get('/openapi.json'),
  }
}
