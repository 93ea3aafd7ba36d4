import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { NAMED_PLANET } from '../../../scripts/stage/samples.ts'
import { type Caller, caller } from '../caller.ts'
import { PASSWORD, type Stage } from '../stage.ts'

export function guestsSuite(stage: Stage): void {
  const newGuest = async (): Promise<Caller> => {
    const { access_token } = await stage.anybody.ok('openGuest')
    return caller(stage.host.fetch, access_token)
  }
  const somebody = () => ({ username: `kept-${randomUUID().slice(0, 13)}`, password: PASSWORD })

  describe('guests', () => {
    test('a guest finds two empires with eight plans under one CX', async () => {
      const guest = await newGuest()
      expect(await guest.ok('getProfile')).toMatchObject({ is_guest: true, email: null })
      const empires = await guest.ok('listEmpires')
      expect(empires.map(({ baseplanners }) => baseplanners.length)).toEqual([4, 4])
      expect(await guest.ok('listPlans')).toHaveLength(8)
      const [cx] = await guest.ok('listCx')
      expect(cx!.empires.map(({ uuid }) => uuid)).toEqual(empires.map(({ uuid }) => uuid))
    })

    test('simulated FIO data is marked as such, and belongs to the plans', async () => {
      const guest = await newGuest()
      const answer = await guest.request('getFioStorage')
      expect(answer.headers.get('x-synthetic')).toBe('true')
      const plans = await guest.ok('listPlans')
      const { planets } = await guest.ok('getFioStorage')
      expect(Object.keys(planets).sort()).toEqual(plans.map((plan) => plan.planet_id).sort())
      const sites = Object.values((await guest.ok('getFioSites')).planets)
      expect(sites).toHaveLength(8)
      for (const { Buildings } of sites) {
        expect(Buildings.some(({ BuildingTicker }) => BuildingTicker === 'CM')).toBe(true)
        expect(Buildings.some(({ RepairMaterials }) => RepairMaterials.length > 0)).toBe(true)
      }
    })

    test("the guest's company is simulated: lines on every base, ships of which one is idle, a contract, cash", async () => {
      const guest = await newGuest()
      expect((await guest.request('getCompany')).headers.get('x-synthetic')).toBe('true')
      const plans = await guest.ok('listPlans')
      const company = await guest.ok('getCompany')
      const planets = new Set(company.lines.map(({ planetId }) => planetId))
      expect([...planets].sort()).toEqual(plans.map((plan) => plan.planet_id).sort())
      expect(company.lines.every(({ efficiency }) => efficiency !== null && efficiency > 0)).toBe(
        true,
      )
      expect(company.flights).toHaveLength(company.ships.length - 1)
      expect(company.contracts).toHaveLength(1)
      expect(company.cash.length).toBeGreaterThan(0)
    })

    test('two guests share nothing', async () => {
      const [one, other] = [await newGuest(), await newGuest()]
      const [plan] = await one.ok('listPlans')
      await other.fails(404, 'getPlan', { params: { uuid: plan!.uuid } })
    })

    test('keeping makes an account of it, with everything it has', async () => {
      const guest = await newGuest()
      const before = await guest.ok('listPlans')
      const body = somebody()
      const profile = await guest.ok('keepGuest', { body })
      expect(profile.username).toBe(body.username)
      expect(profile.is_guest).toBeUndefined()

      const { access_token } = await stage.anybody.ok('login', { body })
      const kept = caller(stage.host.fetch, access_token)
      expect(await kept.ok('listPlans')).toEqual(before)
      const { detail } = await kept.fails(409, 'keepGuest', { body: somebody() })
      expect(detail).toBe('This account is not a guest account.')
    })

    test('a taken name keeps the guest a guest', async () => {
      const guest = await newGuest()
      const { username } = await stage.alice.ok('getProfile')
      await guest.fails(409, 'keepGuest', { body: { ...somebody(), username } })
      expect((await guest.ok('getProfile')).is_guest).toBe(true)
    })

    test('the rules of sign-up hold', async () => {
      const guest = await newGuest()
      const body = { username: 'a b', password: 'short' }
      const { issues } = await guest.fails(422, 'keepGuest', { body })
      expect(issues!.map(({ path }) => path).sort()).toEqual(['password', 'username'])
      await stage.anybody.ok('signUp', {
        body: { ...somebody(), randomplanet: NAMED_PLANET.id, planet: NAMED_PLANET.name },
      })
    })

    test("a FIO key of one's own ends the made-up data", async () => {
      const guest = await newGuest()
      await guest.ok('updateProfile', { body: { fio_apikey: 'mine', prun_username: 'me' } })
      expect((await guest.ok('getProfile')).has_example_fio).toBeUndefined()
      await guest.ok('updateProfile', { body: { fio_apikey: null, prun_username: null } })
      expect((await guest.ok('getFioStorage')).planets).toEqual({})
    })
  })
}
