import * as v from 'valibot'
import { Reserve, ReserveWrite } from '../../../engine/game/reserve.ts'
import { Done } from '../../contract/answers.ts'
import { defineRoute } from '../../contract/route.ts'

export const listReserves = defineRoute({
  method: 'GET',
  path: '/user/reserves',
  access: 'user',
  summary: 'What the player keeps for contracts, by condition',
  answer: v.array(Reserve),
})

export const putReserve = defineRoute({
  method: 'PUT',
  path: '/user/reserves/:condition',
  access: 'user',
  summary: 'Reserves an amount for a condition of a contract, or changes it',
  body: ReserveWrite,
  answer: Reserve,
  failures: [404, 409, 429],
})

export const deleteReserve = defineRoute({
  method: 'DELETE',
  path: '/user/reserves/:condition',
  access: 'user',
  summary: 'Frees what was reserved for a condition',
  answer: Done,
  failures: [404],
})
