import type { OperationName } from '../../edge/contract/routes.ts'
import { CX_PER_USER } from '../../edge/features/cx/contract.ts'
import { ASSIGNMENTS_PER_USER, EMPIRES_PER_USER } from '../../edge/features/empires/contract.ts'
import { PLANS_PER_USER } from '../../edge/features/plans/contract.ts'
import { MAX_API_KEYS } from '../../edge/repo/api-keys.ts'
import { MAX_ALERTS } from '../../engine/game/alert.ts'
import { MOST_PUT_AWAY } from '../../engine/game/put-away.ts'
import { MAX_RESERVES } from '../../engine/game/reserve.ts'

export const KIB = 1024
export const MIB = 1024 * KIB

interface StoredBound {
  /** The most rows of one account, and the most bytes of one of them. */
  readonly rows: number
  readonly bytes: number
  /** Whether the bytes count against the account's quota. */
  readonly isInQuota?: true
}

/** What one account may store in each table that has rows of accounts. */
export const STORED: Readonly<Record<string, StoredBound>> = {
  users: { rows: 1, bytes: 4 * KIB },
  sessions: { rows: 100, bytes: 300 },
  // Of each session the last 200 that were spent, and one of each of its eight lines.
  refresh_tokens: { rows: 100 * 208, bytes: 200 },
  codes: { rows: 2, bytes: KIB },
  api_keys: { rows: MAX_API_KEYS, bytes: KIB },
  plans: { rows: PLANS_PER_USER, bytes: 1.1 * MIB, isInQuota: true },
  cx: { rows: CX_PER_USER, bytes: 256 * KIB, isInQuota: true },
  own_records: { rows: MOST_PUT_AWAY + MAX_RESERVES, bytes: 4 * KIB, isInQuota: true },
  empires: { rows: EMPIRES_PER_USER, bytes: KIB },
  empire_plans: { rows: ASSIGNMENTS_PER_USER, bytes: 32 },
  shares: { rows: PLANS_PER_USER, bytes: 128 },
  // Freight settings have 16,384 characters, each of at most three bytes.
  shared_empires: { rows: EMPIRES_PER_USER, bytes: 49 * KIB },
  told_rules: { rows: 1, bytes: 100 },
  // The table has a check of it.
  history_days: { rows: 366, bytes: 2100 },
  history_tries: { rows: 1, bytes: 32 },
  alerts: { rows: MAX_ALERTS, bytes: 2 * KIB },
  alert_sends: { rows: 2, bytes: 64 },
  alert_mail_stops: { rows: 1, bytes: 32 },
  push_devices: { rows: 8, bytes: 2 * KIB },
  // Ten lists, each with a limit of its own; names of bases and warehouses are in two views.
  player_copies: { rows: 1, bytes: 7 * MIB },
}

/** What an account takes at most next to its quota. */
export const BESIDE_QUOTA = 16 * MIB

interface AnswerBound {
  readonly most: number
  /** `whole` is in memory until it is read, `streamed` is written while it is read, `shared` is in memory once for all readers. */
  readonly how: 'whole' | 'streamed' | 'shared'
}
interface RouteBound {
  /** The tables that it writes; none by default. */
  readonly stores?: readonly (keyof typeof STORED)[]
  readonly answer: AnswerBound
}

/** No response that is in memory as a whole is longer. */
export const LONGEST_WHOLE = 2.5 * MIB

const whole = (most: number): AnswerBound => ({ most, how: 'whole' })
const streamed = (most: number): AnswerBound => ({ most, how: 'streamed' })
const shared = (most: number): AnswerBound => ({ most, how: 'shared' })
const short = whole(2 * KIB)
const plan = whole(1.5 * MIB)

/** What each call may store and answer. A new call needs an entry. */
export const ROUTE_BOUNDS: Readonly<Record<OperationName, RouteBound>> = {
  login: { answer: short, stores: ['sessions', 'refresh_tokens'] },
  refresh: { answer: short, stores: ['refresh_tokens'] },
  logout: { answer: short },
  signUp: { answer: short, stores: ['users', 'codes'] },
  openGuest: {
    answer: short,
    stores: ['users', 'sessions', 'refresh_tokens', 'plans', 'empires', 'cx'],
  },
  keepGuest: { answer: short, stores: ['users', 'codes'] },
  getProfile: { answer: short },
  updateProfile: { answer: short, stores: ['users', 'codes'] },
  resendEmailVerification: { answer: short, stores: ['codes'] },
  changePassword: { answer: short, stores: ['users'] },
  verifyEmail: { answer: short, stores: ['users'] },
  requestPasswordReset: { answer: short, stores: ['codes'] },
  resetPassword: { answer: short, stores: ['users'] },
  listApiKeys: { answer: whole(8 * KIB) },
  createApiKey: { answer: short, stores: ['api_keys'] },
  deleteApiKey: { answer: short },
  getToldRules: { answer: whole(MIB) },
  setToldRules: { answer: short, stores: ['told_rules'] },
  listReserves: { answer: streamed(MAX_RESERVES * KIB) },
  putReserve: { answer: short, stores: ['own_records'] },
  deleteReserve: { answer: short },
  listPutAway: { answer: streamed(MOST_PUT_AWAY * 4 * KIB) },
  putAwayCard: { answer: whole(4 * KIB), stores: ['own_records'] },
  bringBackCard: { answer: short },
  listAlerts: { answer: whole(MAX_ALERTS * 2 * KIB) },
  putAlert: { answer: short, stores: ['alerts'] },
  deleteAlert: { answer: short },
  addPushDevice: { answer: short, stores: ['push_devices'] },
  removePushDevices: { answer: short },
  testAlert: { answer: short },
  setAlertMail: { answer: short, stores: ['alert_mail_stops'] },
  stopAlertMail: { answer: short, stores: ['alert_mail_stops'] },
  listMaterials: { answer: shared(MIB) },
  listExchanges: { answer: shared(2 * MIB) },
  listRecipes: { answer: shared(MIB) },
  listBuildings: { answer: shared(MIB) },
  listSystems: { answer: shared(MIB) },
  getPlanet: { answer: whole(64 * KIB) },
  listPlanets: { answer: whole(2 * MIB) },
  searchPlanets: { answer: streamed(9 * MIB) },
  findPlanets: { answer: whole(2 * MIB) },
  getPopulation: { answer: whole(16 * KIB) },
  getMarketHistory: { answer: whole(0.5 * MIB) },
  getMarketWeeks: { answer: whole(256 * KIB) },
  getMarketBook: { answer: whole(256 * KIB) },
  getFioStorage: { answer: whole(MIB), stores: ['player_copies'] },
  getFioSites: { answer: whole(2 * MIB), stores: ['player_copies'] },
  getCompany: { answer: whole(2.5 * MIB), stores: ['player_copies'] },
  listHistory: { answer: whole(0.5 * MIB) },
  getHistoryDay: { answer: whole(128 * KIB) },
  listPlans: { answer: streamed(20 * MIB) },
  getPlan: { answer: plan },
  listEmpirePlans: { answer: streamed(20 * MIB) },
  createPlan: { answer: plan, stores: ['plans', 'empire_plans'] },
  saveMaterialIo: { answer: short },
  updatePlan: { answer: plan, stores: ['plans'] },
  labelPlan: { answer: short, stores: ['plans'] },
  clonePlan: { answer: short, stores: ['plans'] },
  deletePlan: { answer: short },
  listEmpires: { answer: streamed(MIB) },
  createEmpire: { answer: short, stores: ['empires'] },
  assignPlans: { answer: streamed(MIB), stores: ['empire_plans'] },
  updateEmpire: { answer: short, stores: ['empires'] },
  deleteEmpire: { answer: short },
  listCx: { answer: streamed(18 * MIB) },
  createCx: { answer: whole(0.5 * MIB), stores: ['cx'] },
  assignEmpires: { answer: streamed(18 * MIB), stores: ['empires'] },
  updateCx: { answer: whole(0.5 * MIB), stores: ['cx'] },
  deleteCx: { answer: short },
  listShares: { answer: whole(PLANS_PER_USER * 250) },
  getSharedPlan: { answer: whole(2 * MIB) },
  sharePlan: { answer: short, stores: ['shares'] },
  cloneSharedPlan: { answer: short, stores: ['plans'] },
  stopSharing: { answer: short },
  listEmpireShares: { answer: whole(EMPIRES_PER_USER * 50 * KIB) },
  getSharedEmpire: { answer: streamed(20 * MIB) },
  shareEmpire: { answer: whole(64 * KIB), stores: ['shared_empires'] },
  copySharedEmpire: { answer: whole(32 * KIB), stores: ['plans', 'empires', 'empire_plans', 'cx'] },
  stopSharingEmpire: { answer: short },
  optimizeHabitation: { answer: short },
  fetchAccount: { answer: streamed(6 * MIB) },
  fetchSharedElsewhere: { answer: streamed(6 * MIB) },
  // Kinds of errors belong to no account: 500 are kept.
  reportError: { answer: short },
  csvExchange: { answer: shared(0.5 * MIB) },
  csvMaterial: { answer: shared(0.5 * MIB) },
  csvMaterialIo: { answer: streamed(20 * MIB) },
  csvEmpireMaterialIo: { answer: streamed(20 * MIB) },
  csvSharedFlows: { answer: streamed(20 * MIB) },
  csvSharedPlans: { answer: streamed(MIB) },
  csvSharedPrices: { answer: streamed(MIB) },
  health: { answer: short },
  openapi: { answer: shared(MIB) },
}
