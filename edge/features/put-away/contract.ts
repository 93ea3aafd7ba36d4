import * as v from 'valibot'
import { PutAway, PutAwayWrite } from '../../../engine/game/put-away.ts'
import { Done } from '../../contract/answers.ts'
import { defineRoute } from '../../contract/route.ts'

export const listPutAway = defineRoute({
  method: 'GET',
  path: '/user/put-away',
  access: 'user',
  summary: 'Cards of Today that the player has marked as done or snoozed',
  answer: v.array(PutAway),
})

export const putAwayCard = defineRoute({
  method: 'PUT',
  path: '/user/put-away/:card',
  access: 'user',
  summary: 'Marks a card of Today as done or snoozes it',
  body: PutAwayWrite,
  answer: PutAway,
  failures: [404, 409, 429],
})

export const bringBackCard = defineRoute({
  method: 'DELETE',
  path: '/user/put-away/:card',
  access: 'user',
  summary: 'Shows a card of Today again',
  answer: Done,
  failures: [404],
})
