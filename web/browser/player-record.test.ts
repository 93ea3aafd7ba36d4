// @vitest-environment jsdom
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { credentials } from './credentials.ts'
import { playerRecord } from './player-record.ts'
import { shownRecord } from './shown-record.ts'

const Ships = v.array(v.string())
const logIn = (user_id: number) =>
  credentials.set({
    access_token: 'a',
    refresh_token: 'r',
    user: { user_id, username: `player ${user_id}`, hasFio: false },
  })
const logOut = () => credentials.set(undefined)
afterEach(logOut)

test('two players of one browser have a record each, and keep it while they are away', () => {
  const ships = shownRecord(playerRecord('ships', Ships), [])
  logIn(1)
  ships.change(() => ['Hauler'])
  logOut()
  expect(ships.get()).toEqual([])
  logIn(2)
  expect(ships.get()).toEqual([])
  ships.change((kept) => [...kept, 'Courier'])
  logIn(1)
  expect(ships.get()).toEqual(['Hauler'])
  logIn(2)
  expect(ships.get()).toEqual(['Courier'])
})

test('what a visitor kept goes to the next player who has none, and to nobody else', () => {
  const ships = shownRecord(playerRecord('ships', Ships), [])
  logIn(1)
  ships.change(() => ['Hauler'])
  logOut()
  ships.change(() => ['Sketch'])
  logIn(1)
  expect(ships.get()).toEqual(['Hauler'])
  logIn(2)
  expect(ships.get()).toEqual(['Sketch'])
  logOut()
  expect(ships.get()).toEqual([])
})

test('another tab of the same player is heard, one of another player is not', () => {
  const ships = shownRecord(playerRecord('ships', Ships), [])
  logIn(1)
  const written = (player: number, value: string[]) => {
    const [key, newValue] = [`ships.${player}`, JSON.stringify(value)]
    localStorage.setItem(key, newValue)
    dispatchEvent(new StorageEvent('storage', { key, newValue }))
  }
  written(2, ['Courier'])
  expect(ships.get()).toEqual([])
  written(1, ['Hauler'])
  expect(ships.get()).toEqual(['Hauler'])
})
