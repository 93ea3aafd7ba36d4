import type { AlertRule } from '../../engine/game/alert.ts'
import type { CxData } from '../../engine/game/cx.ts'
import { EMPIRE_DEFAULTS, type EmpireWrite } from '../../engine/game/empire.ts'
import type { HabitationRequest } from '../../engine/game/habitation.ts'
import { EXPERT_TYPES, type PlanWrite } from '../../engine/game/plan.ts'
import { WORKFORCES } from '../../engine/game/primitives.ts'
import type { PutAway } from '../../engine/game/put-away.ts'
import type { ReserveWrite } from '../../engine/game/reserve.ts'

/** A planet of the starter universe that has a name of its own, and one that has none. */
export const NAMED_PLANET = { id: 'UV-351a', name: 'Katoa' }
export const UNNAMED_PLANET = 'CB-045e'

export const NOBODYS_UUID = '5d0f1c1e-9d3a-4f7f-8a35-9a2f7f3f6e10'

export function planWrite(changes: Partial<PlanWrite> = {}): PlanWrite {
  return {
    name: 'Rations',
    planet_id: NAMED_PLANET.id,
    faction: 'ANTARES',
    permits_used: 1,
    permits_total: 3,
    override_empire: false,
    planet: {
      planetid: NAMED_PLANET.id,
      permits: 2,
      corphq: false,
      cogc: 'FOOD_INDUSTRIES',
      experts: EXPERT_TYPES.map((type) => ({ type, amount: 0 })),
      workforce: WORKFORCES.map((type) => ({ type, lux1: true, lux2: false })),
    },
    infrastructure: [{ building: 'HB1', amount: 4 }],
    buildings: [
      {
        name: 'FP',
        amount: 3,
        active_recipes: [{ recipeid: 'FP#1xGRN 1xBEA 1xNUT=>10xRAT', amount: 1 }],
      },
    ],
    ...changes,
  }
}

export function empireWrite(changes: Partial<EmpireWrite> = {}): EmpireWrite {
  return { ...EMPIRE_DEFAULTS, name: 'Outer Rim', ...changes }
}

export function cxData(changes: Partial<CxData> = {}): CxData {
  return {
    name: 'Antares first',
    cx_empire: [],
    cx_planets: [],
    ticker_empire: [],
    ticker_planets: [],
    ...changes,
  }
}

export const HABITATION: HabitationRequest = {
  pioneer: 150,
  settler: 60,
  technician: 0,
  engineer: 0,
  scientist: 0,
  cost_HB1: 100,
  cost_HB2: 200,
  cost_HB3: 300,
  cost_HB4: 400,
  cost_HB5: 500,
  cost_HBB: 350,
  cost_HBC: 450,
  cost_HBM: 550,
  cost_HBL: 650,
}

/** As a page tells that it stopped working. */
export const ERROR_REPORT = {
  message: "Cannot read properties of undefined (reading 'ticker')",
  stack: ['rowOf plan-a1B2c3.js:1:2345', ' index-Zz9.js:3:77'],
  build: '0.20.5+0123456789ab',
  route: '/plan/$planetNaturalId/$planUuid',
}

export const RESERVE: ReserveWrite = {
  contract: '0'.repeat(32),
  ticker: 'RAT',
  amount: 120,
  place: NAMED_PLANET.id,
}

export const ALERT_RULE: AlertRule = {
  watch: 'price',
  ticker: 'RAT',
  exchange: 'AI1',
  figure: 'ask',
  is: 'above',
  limit: 90,
  push: true,
  mail: true,
}

export const PUSH_DEVICE = {
  endpoint: 'https://push.elsewhere.example/device',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}

/** As Today puts a card away. */
export const PUT_AWAY: Omit<PutAway, 'card'> = {
  state: 'done',
  until: Date.UTC(2040, 0, 1),
  lines: ['0-0x3k9ab', '2-1zzzzzz'],
}
