import { describe, expect, test } from 'vitest'
import { decodeDay, encodeDay } from '../../../engine/today/history/encoding.ts'
import { DIFFERENCE_PARTS, whatChanged } from '../../../engine/today/history/what-changed.ts'
import { empireWrite, planWrite } from '../../../scripts/stage/samples.ts'
import { type Caller, caller } from '../caller.ts'
import { newPerson, type Stage } from '../stage.ts'

export function historySuite(stage: Stage): void {
  const newGuest = async (): Promise<Caller> => {
    const { access_token } = await stage.anybody.ok('openGuest')
    return caller(stage.host.fetch, access_token)
  }
  const dayBefore = (day: string, days: number) =>
    new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)
  /** As if everything that was recorded so far had been so many days earlier. */
  const daysPass = async (guest: Caller, days: number) => {
    const [today] = (await guest.ok('listHistory')).slice(-1)
    const [empire] = today!.empires
    // A guest is found by what only they have: the totals of their own empires.
    const { rows } = await stage.host.db.execute(
      'select user_id, day, totals, details from history_days',
    )
    const own = rows.filter(({ totals }) =>
      Buffer.from(totals as ArrayBuffer)
        .toString('hex')
        .includes(empire!.empire),
    )
    for (const { user_id, day } of own)
      await stage.host.db.execute({
        sql: 'update history_days set day = ? where user_id = ? and day = ?',
        args: [dayBefore(String(day), days), user_id!, day!],
      })
    return Number(own[0]!.user_id)
  }

  describe('history', () => {
    test('who has no plans in an empire has none', async () => {
      const { caller: nobody } = await newPerson(stage.host, 'newcomer')
      expect(await nobody.ok('listHistory')).toEqual([])
      await nobody.ok('createPlan', { body: planWrite() })
      expect(await nobody.ok('listHistory')).toEqual([])
    })

    test('asking writes down today: each empire with its plans and what they trade', async () => {
      const guest = await newGuest()
      const [today, ...others] = await guest.ok('listHistory')
      expect(others).toEqual([])
      const empires = await guest.ok('listEmpires')
      expect(today!.empires.map(({ empire }) => empire)).toEqual(
        empires.map(({ uuid }) => uuid.slice(0, 8)),
      )
      const { record, before } = await guest.ok('getHistoryDay', { params: { day: today!.day } })
      expect(before).toBeNull()
      expect(record).toMatchObject({ day: today!.day, since: null })
      for (const [n, told] of record.empires.entries()) {
        expect(told.profit).toBe(today!.empires[n]!.profit)
        expect(told.plans.map(({ plan }) => plan).sort()).toEqual(
          empires[n]!.baseplanners.map(({ uuid }) => uuid.slice(0, 8)).sort(),
        )
        const sum = told.plans.reduce((total, { profit }) => total + profit, 0)
        expect(sum).toBe(told.profit)
        expect(told.materials.length).toBeGreaterThan(5)
        expect(told.rest.plans + told.untold).toBe(0)
      }
      const { rows } = await stage.host.db.execute(
        'select max(length(totals) + length(details)) as bytes from history_days',
      )
      expect(Number(rows[0]!.bytes)).toBeLessThanOrEqual(1024)
    })

    test('a day is written once; the next one says what an edit, a new plan and a lost one did', async () => {
      const guest = await newGuest()
      const [today] = await guest.ok('listHistory')
      const day = today!.day
      const [empire] = await guest.ok('listEmpires')
      const plans = (await guest.ok('listPlans')).filter(({ empires }) =>
        empires.some(({ uuid }) => uuid === empire!.uuid),
      )
      const [edited, removed] = plans
      const { baseplanner_data, empires: _, notes: __, tags: ___, uuid, ...head } = edited!
      const body = { ...head, ...baseplanner_data, buildings: [], empire_uuid: empire!.uuid }
      await guest.ok('updatePlan', { params: { uuid }, body })
      await guest.ok('deletePlan', { params: { uuid: removed!.uuid } })
      const added = await guest.ok('createPlan', { body: planWrite({ empire_uuid: empire!.uuid }) })
      expect(await guest.ok('listHistory')).toEqual([today])

      await daysPass(guest, 3)
      const history = await guest.ok('listHistory')
      expect(history.map((entry) => entry.day)).toEqual([dayBefore(day, 3), day])
      const { record, before } = await guest.ok('getHistoryDay', { params: { day } })
      expect(record.since).toBe(dayBefore(day, 3))
      const change = whatChanged(before!.empires[0]!, record.empires[0]!)
      expect(change.difference).toBe(
        history[1]!.empires[0]!.profit - history[0]!.empires[0]!.profit,
      )
      const parts = DIFFERENCE_PARTS.reduce((sum, part) => sum + change.parts[part], 0)
      expect(parts).toBe(change.difference)
      const told = new Map(change.plans.map(({ plan, why }) => [plan, why]))
      expect(told.get(edited!.uuid.slice(0, 8))).toBe('edited')
      expect(told.get(removed!.uuid.slice(0, 8))).toBe('removed')
      expect(told.get(added.uuid.slice(0, 8))).toBe('added')
      expect(change.parts).toMatchObject({ prices: 0, rules: 0, settings: 0 })
      // The other empire was not touched.
      const other = whatChanged(before!.empires[1]!, record.empires[1]!)
      expect(other).toMatchObject({ difference: 0, plans: [], prices: [] })
    })

    test('a large account is recorded behind the response, whole', async () => {
      const { caller: hoarder } = await newPerson(stage.host, 'hoarder')
      const plans: string[] = []
      while (plans.length < 9)
        plans.push((await hoarder.ok('createPlan', { body: planWrite() })).uuid)
      const empires: string[] = []
      while (empires.length < 7)
        empires.push((await hoarder.ok('createEmpire', { body: empireWrite() })).uuid)
      const baseplanners = plans.map((uuid) => ({ baseplanner_uuid: uuid }))
      await hoarder.ok('assignPlans', {
        body: empires.map((empire_uuid) => ({ empire_uuid, baseplanners })),
      })
      expect(await hoarder.ok('listHistory')).toEqual([])
      await expect.poll(() => hoarder.ok('listHistory')).toHaveLength(1)
      const [today] = await hoarder.ok('listHistory')
      expect(today!.empires).toHaveLength(7)
      const { record } = await hoarder.ok('getHistoryDay', { params: { day: today!.day } })
      for (const { plans: told, rest } of record.empires) expect(told.length + rest.plans).toBe(9)
    })

    test('the own record of a year, and no more, under one tag while nothing changes', async () => {
      const guest = await newGuest()
      const [today] = await guest.ok('listHistory')
      const user = await daysPass(guest, 1)
      const yesterday = (await guest.ok('listHistory'))[0]!.day
      const { rows } = await stage.host.db.execute({
        sql: 'select day, totals, details from history_days where user_id = ? and day = ?',
        args: [user, yesterday],
      })
      const bytes = (value: unknown) => new Uint8Array(value as ArrayBuffer)
      const stored = { totals: bytes(rows[0]!.totals), details: bytes(rows[0]!.details) }
      expect(encodeDay(decodeDay(yesterday, stored))).toEqual(stored)
      // A clock that was ahead left the last one.
      for (const days of [365, 366, -500])
        await stage.host.db.execute({
          sql: 'insert into history_days (user_id, day, totals, details) values (?, ?, ?, ?)',
          args: [user, dayBefore(today!.day, days), stored.totals, stored.details],
        })
      await stage.host.db.execute({
        sql: 'delete from history_days where user_id = ? and day = ?',
        args: [user, today!.day],
      })
      const kept = await guest.ok('listHistory')
      expect(kept.map(({ day }) => day)).toEqual([
        dayBefore(today!.day, 365),
        yesterday,
        today!.day,
      ])
      const stored366 = await stage.host.db.execute({
        sql: 'select 1 from history_days where user_id = ? and day = ?',
        args: [user, dayBefore(today!.day, 366)],
      })
      expect(stored366.rows).toHaveLength(1)
      const answer = await guest.request('listHistory')
      const headers = { 'If-None-Match': answer.headers.get('etag')! }
      expect((await guest.request('listHistory', { headers })).status).toBe(304)
    })

    test.each(['2020-01-01', 'yesterday', '2025-02-31'])('%s has no record', async (day) => {
      const { detail } = await stage.alice.fails(404, 'getHistoryDay', { params: { day } })
      expect(detail).toBe('There is no record of this day.')
    })
  })
}
