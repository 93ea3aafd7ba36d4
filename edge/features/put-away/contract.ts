import * as v from 'valibot'
import { PutAway, PutAwayWrite } from '../../../engine/game/put-away.ts'
import { Done } from '../../contract/answers.ts'
import { del, get, put } from '../../contract/route.ts'

export const listPutAway = get(
  '/user/put-away',
  'user',
  'Cards of Today that the player has marked as done or snoozed',
  v.array(PutAway),
)

export const putAwayCard = put(
  '/user/put-away/:card',
  'user',
  'Marks a card of Today as done or snoozes it',
  PutAway,
  { body: PutAwayWrite, failures: [404, 409, 429] },
)

export const bringBackCard = del(
  '/user/put-away/:card',
  'user',
  'Shows a card of Today again',
  Done,
  { failures: [404] },
)
