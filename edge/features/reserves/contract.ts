import * as v from 'valibot'
import { Reserve, ReserveWrite } from '../../../engine/game/reserve.ts'
import { Done } from '../../contract/answers.ts'
import { del, get, put } from '../../contract/route.ts'

export const listReserves = get(
  '/user/reserves',
  'user',
  'What the player keeps for contracts, by condition',
  v.array(Reserve),
)

export const putReserve = put(
  '/user/reserves/:condition',
  'user',
  'Reserves an amount for a condition of a contract, or changes it',
  Reserve,
  { body: ReserveWrite, failures: [404, 409, 429] },
)

export const deleteReserve = del(
  '/user/reserves/:condition',
  'user',
  'Frees what was reserved for a condition',
  Done,
  { failures: [404] },
)
