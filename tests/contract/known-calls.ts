import type { OperationName } from '../../edge/contract/routes.ts'
import { ANY_PLANET } from '../../engine/game/search.ts'
import {
  ALERT_RULE,
  cxData,
  ERROR_REPORT,
  empireWrite,
  HABITATION,
  NAMED_PLANET,
  NOBODYS_UUID,
  PUSH_DEVICE,
  PUT_AWAY,
  planWrite,
  RESERVE,
} from '../../scripts/stage/samples.ts'
import { heldKey } from './api-key.ts'
import type { CallInput } from './caller.ts'
import { ACCOUNT_KEY, SHARED } from './planner-stub.ts'
import { PASSWORD, type Person } from './stage.ts'

/**
 * Whom a call answers:
 * `open`: everybody alike. `personal`: people with a token, each about their own things.
 * `owned`: only the owner of what it names; to others it is not there.
 */
export type Rule = 'open' | 'personal' | 'owned'

interface KnownCall {
  rule: Rule
  /** Ends the session it is made with. */
  endsSession?: true
  /** The status with which people are refused who may call, but not as these people. */
  refused?: number
  /** What makes the call succeed for this owner, made anew each time. */
  input?: (owner: Person) => CallInput | Promise<CallInput>
}

const newPlan = async ({ caller }: Person) =>
  (await caller.ok('createPlan', { body: planWrite() })).uuid
const newEmpire = async ({ caller }: Person) =>
  (await caller.ok('createEmpire', { body: empireWrite() })).uuid
const newCx = async ({ caller }: Person) => (await caller.ok('createCx', { body: cxData() })).uuid
const newShare = async (owner: Person) =>
  (await owner.caller.ok('sharePlan', { params: { planUuid: await newPlan(owner) } })).uuid
/** The link of an empire with a CX. It is the same empire each time, because a person has at most 50. */
const newEmpireShare = async (owner: Person) => {
  const { caller } = owner
  const known = (await caller.ok('listCx')).flatMap(({ empires }) => empires)[0]?.uuid
  const empireUuid = known ?? (await newEmpire(owner))
  if (!known) {
    const body = [{ cx_uuid: await newCx(owner), empires: [{ empire_uuid: empireUuid }] }]
    await caller.ok('assignEmpires', { body })
  }
  return (await caller.ok('shareEmpire', { params: { empireUuid } })).uuid
}
const refreshTokenOf = async ({ caller, username }: Person) =>
  (await caller.ok('login', { body: { username, password: PASSWORD } })).refresh_token

/** A day that only its owner has a record of. */
const recordedDay = async (owner: Person) => {
  await owner.caller.ok('createPlan', { body: planWrite({ empire_uuid: await newEmpire(owner) }) })
  const days = await owner.caller.ok('listHistory')
  return { params: { day: days.at(-1)!.day } }
}

const signUp = () => ({
  username: `fresh-${crypto.randomUUID().slice(0, 13)}`,
  password: PASSWORD,
  randomplanet: NAMED_PLANET.id,
  planet: NAMED_PLANET.name,
})
const planet = { planetNaturalId: NAMED_PLANET.id }

/** Every call of the contract with an example. A new route without an entry does not pass the type check. */
export const CALLS: Record<OperationName, KnownCall> = {
  login: {
    rule: 'open',
    input: ({ username }) => ({ body: { username, password: PASSWORD } }),
  },
  refresh: {
    rule: 'open',
    input: async (owner) => ({ body: { refresh_token: await refreshTokenOf(owner) } }),
  },
  logout: {
    rule: 'personal',
    endsSession: true,
    input: async (owner) => ({ body: { refresh_token: await refreshTokenOf(owner) } }),
  },
  signUp: { rule: 'open', input: () => ({ body: signUp() }) },
  openGuest: { rule: 'open' },
  // Who asks here has an account already.
  keepGuest: {
    rule: 'personal',
    refused: 409,
    input: () => ({
      body: { username: `kept-${crypto.randomUUID().slice(0, 13)}`, password: PASSWORD },
    }),
  },
  getProfile: { rule: 'personal' },
  updateProfile: {
    rule: 'personal',
    input: () => ({ body: { fio_apikey: 'abc', prun_username: null, email: null } }),
  },
  resendEmailVerification: { rule: 'personal' },
  changePassword: {
    rule: 'personal',
    input: () => ({ body: { old: PASSWORD, new: PASSWORD } }),
  },
  verifyEmail: { rule: 'open', input: () => ({ body: { code: 'no such code' } }) },
  requestPasswordReset: {
    rule: 'open',
    input: () => ({ body: { email: 'nobody@example.org' } }),
  },
  resetPassword: {
    rule: 'open',
    input: () => ({ body: { code: 'no such code', password: PASSWORD } }),
  },
  listApiKeys: { rule: 'personal' },
  createApiKey: {
    rule: 'personal',
    async input({ caller }) {
      for (const { key } of await caller.ok('listApiKeys'))
        await caller.ok('deleteApiKey', { params: { key } })
      return { body: { keyname: 'sheet' } }
    },
  },
  getToldRules: { rule: 'personal' },
  setToldRules: {
    rule: 'personal',
    input: () => ({ body: { buildings: 'b'.repeat(24), recipes: 'r'.repeat(24) } }),
  },
  listReserves: { rule: 'personal' },
  // Two players may share a contract; each reserves for their own side.
  putReserve: {
    rule: 'personal',
    input: () => ({ params: { condition: 'c0' }, body: RESERVE }),
  },
  deleteReserve: {
    rule: 'owned',
    input: async ({ caller }) => {
      const params = { condition: crypto.randomUUID() }
      await caller.ok('putReserve', { params, body: RESERVE })
      return { params }
    },
  },
  listPutAway: { rule: 'personal' },
  // Two players may have a base on one planet; each puts away their own card.
  putAwayCard: {
    rule: 'personal',
    input: () => ({ params: { card: 'base UV-351a' }, body: PUT_AWAY }),
  },
  bringBackCard: {
    rule: 'owned',
    input: async ({ caller }) => {
      const params = { card: `alert ${crypto.randomUUID()}` }
      await caller.ok('putAwayCard', { params, body: PUT_AWAY })
      return { params }
    },
  },
  listAlerts: { rule: 'personal' },
  // Two players may give a rule the same uuid; each has their own.
  putAlert: {
    rule: 'personal',
    input: () => ({ params: { uuid: NOBODYS_UUID }, body: { rule: ALERT_RULE } }),
  },
  deleteAlert: {
    rule: 'owned',
    input: async ({ caller }) => {
      const uuid = crypto.randomUUID()
      await caller.ok('putAlert', { params: { uuid }, body: { rule: ALERT_RULE } })
      return { params: { uuid } }
    },
  },
  // Some browser, whose push service nobody here answers for.
  addPushDevice: { rule: 'personal', refused: 409, input: () => ({ body: PUSH_DEVICE }) },
  removePushDevices: { rule: 'personal', input: () => ({ body: { endpoint: null } }) },
  testAlert: { rule: 'personal' },
  setAlertMail: { rule: 'personal', input: () => ({ body: { is_stopped: true } }) },
  stopAlertMail: {
    rule: 'open',
    refused: 404,
    input: () => ({ query: { token: '1.forged' } }),
  },
  deleteApiKey: {
    rule: 'owned',
    input: async ({ caller }) => ({ params: { key: await heldKey(caller) } }),
  },

  listMaterials: { rule: 'open' },
  listExchanges: { rule: 'open' },
  listRecipes: { rule: 'open' },
  listBuildings: { rule: 'open' },
  listSystems: { rule: 'open' },
  getPlanet: { rule: 'open', input: () => ({ params: planet }) },
  listPlanets: { rule: 'open', input: () => ({ body: [NAMED_PLANET.id] }) },
  searchPlanets: { rule: 'open', input: () => ({ body: ANY_PLANET }) },
  findPlanets: { rule: 'open', input: () => ({ params: { searchId: NAMED_PLANET.name } }) },
  getPopulation: { rule: 'open', input: () => ({ params: planet }) },
  getMarketHistory: {
    rule: 'open',
    input: () => ({
      params: { exchange: 'NC1', material: 'DW' },
      body: { start: '2025-04-01', end: '2025-04-03' },
    }),
  },
  getMarketWeeks: { rule: 'open' },
  // A host that never synced has no live market.
  getMarketBook: {
    rule: 'personal',
    refused: 404,
    input: () => ({ params: { exchange: 'AI1', material: 'RAT' } }),
  },
  getFioStorage: { rule: 'personal' },
  getFioSites: { rule: 'personal' },
  getCompany: { rule: 'personal' },
  listHistory: { rule: 'personal' },
  getHistoryDay: { rule: 'owned', input: recordedDay },

  listPlans: { rule: 'personal' },
  getPlan: { rule: 'owned', input: async (owner) => ({ params: { uuid: await newPlan(owner) } }) },
  listEmpirePlans: {
    rule: 'owned',
    input: async (owner) => ({ params: { empireUuid: await newEmpire(owner) } }),
  },
  createPlan: {
    rule: 'owned',
    input: async (owner) => ({ body: planWrite({ empire_uuid: await newEmpire(owner) }) }),
  },
  saveMaterialIo: {
    rule: 'owned',
    input: async (owner) => ({
      body: [
        {
          uuid: await newPlan(owner),
          planet_id: NAMED_PLANET.id,
          material_io: [{ ticker: 'RAT', input: 4, output: 0 }],
        },
      ],
    }),
  },
  updatePlan: {
    rule: 'owned',
    input: async (owner) => ({
      params: { uuid: await newPlan(owner) },
      body: planWrite({ name: 'Changed' }),
    }),
  },
  labelPlan: {
    rule: 'owned',
    input: async (owner) => ({
      params: { uuid: await newPlan(owner) },
      body: { notes: 'Water first', tags: ['water'] },
    }),
  },
  clonePlan: {
    rule: 'owned',
    input: async (owner) => ({
      params: { uuid: await newPlan(owner) },
      body: { plan_name: 'Copy' },
    }),
  },
  deletePlan: {
    rule: 'owned',
    input: async (owner) => ({ params: { uuid: await newPlan(owner) } }),
  },

  listEmpires: { rule: 'personal' },
  createEmpire: { rule: 'personal', input: () => ({ body: empireWrite() }) },
  assignPlans: {
    rule: 'owned',
    input: async (owner) => ({
      body: [
        {
          empire_uuid: await newEmpire(owner),
          baseplanners: [{ baseplanner_uuid: await newPlan(owner) }],
        },
      ],
    }),
  },
  updateEmpire: {
    rule: 'owned',
    input: async (owner) => ({
      params: { uuid: await newEmpire(owner) },
      body: empireWrite({ name: 'Changed' }),
    }),
  },
  deleteEmpire: {
    rule: 'owned',
    input: async (owner) => ({ params: { uuid: await newEmpire(owner) } }),
  },

  listCx: { rule: 'personal' },
  createCx: { rule: 'personal', input: () => ({ body: cxData() }) },
  assignEmpires: {
    rule: 'owned',
    input: async (owner) => ({
      body: [{ cx_uuid: await newCx(owner), empires: [{ empire_uuid: await newEmpire(owner) }] }],
    }),
  },
  updateCx: {
    rule: 'owned',
    input: async (owner) => ({
      params: { uuid: await newCx(owner) },
      body: cxData({
        name: 'Changed',
        cx_empire: [{ type: 'BOTH', exchange: 'AI1_AVG' }],
        ticker_planets: [
          { planet: NAMED_PLANET.id, preferences: [{ ticker: 'RAT', type: 'BUY', value: 1.5 }] },
        ],
      }),
    }),
  },
  deleteCx: { rule: 'owned', input: async (owner) => ({ params: { uuid: await newCx(owner) } }) },

  listShares: { rule: 'personal' },
  getSharedPlan: {
    rule: 'open',
    input: async (owner) => ({ params: { uuid: await newShare(owner) } }),
  },
  sharePlan: {
    rule: 'owned',
    input: async (owner) => ({ params: { planUuid: await newPlan(owner) } }),
  },
  cloneSharedPlan: {
    rule: 'personal',
    input: async (owner) => ({ params: { sharedUuid: await newShare(owner) } }),
  },
  stopSharing: {
    rule: 'owned',
    input: async (owner) => ({ params: { uuid: await newShare(owner) } }),
  },

  listEmpireShares: { rule: 'personal' },
  getSharedEmpire: {
    rule: 'open',
    input: async (owner) => ({ params: { uuid: await newEmpireShare(owner) } }),
  },
  shareEmpire: {
    rule: 'owned',
    input: async (owner) => ({ params: { empireUuid: await newEmpire(owner) } }),
  },
  copySharedEmpire: {
    rule: 'personal',
    input: async (owner) => ({ params: { sharedUuid: await newEmpireShare(owner) } }),
  },
  stopSharingEmpire: {
    rule: 'owned',
    input: async (owner) => ({ params: { uuid: await newEmpireShare(owner) } }),
  },
  csvSharedFlows: {
    rule: 'open',
    input: async (owner) => ({ params: { uuid: await newEmpireShare(owner) } }),
  },
  csvSharedPlans: {
    rule: 'open',
    input: async (owner) => ({ params: { uuid: await newEmpireShare(owner) } }),
  },
  csvSharedPrices: {
    rule: 'open',
    input: async (owner) => ({ params: { uuid: await newEmpireShare(owner) } }),
  },

  reportError: { rule: 'open', input: () => ({ body: ERROR_REPORT }) },
  fetchAccount: { rule: 'personal', input: () => ({ body: { api_key: ACCOUNT_KEY } }) },
  fetchSharedElsewhere: { rule: 'personal', input: () => ({ body: { link: SHARED } }) },
  optimizeHabitation: { rule: 'personal', input: () => ({ body: HABITATION }) },
  csvExchange: { rule: 'personal' },
  csvMaterial: { rule: 'personal' },
  csvMaterialIo: { rule: 'personal' },
  csvEmpireMaterialIo: {
    rule: 'owned',
    input: async (owner) => ({ params: { empireUuid: await newEmpire(owner) } }),
  },
  health: { rule: 'open' },
  openapi: { rule: 'open' },
}
