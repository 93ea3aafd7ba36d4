import { describe, expect, test } from 'vitest'
import type { Profile } from '../../../edge/features/accounts/contract.ts'
import { entriesOf, isUnsaved, writtenFrom } from './profile-entries.ts'

const profile: Profile = {
  user_id: 1,
  username: 'pilot',
  email: 'pilot@example.org',
  email_verified: true,
  fio_apikey: 'abc-def',
  prun_username: null,
}

describe('what is written', () => {
  test('emptied fields become null', () => {
    expect(writtenFrom({ fioKey: '', gameUsername: '', email: ' ' })).toEqual({
      fio_apikey: null,
      prun_username: null,
      email: null,
    })
  })

  test('spaces leave the FIO key', () => {
    expect(writtenFrom({ fioKey: ' ab c\n', gameUsername: 'P', email: '' }).fio_apikey).toBe('abc')
  })
})

describe('unsaved changes', () => {
  const entries = entriesOf(profile)
  test('a form as loaded has none', () => {
    expect(isUnsaved(entries, profile)).toBe(false)
  })

  test('every field counts', () => {
    for (const field of ['fioKey', 'gameUsername', 'email'] as const) {
      expect(isUnsaved({ ...entries, [field]: `${entries[field]}x` }, profile)).toBe(true)
    }
  })

  test('a space that would not be saved does not count', () => {
    expect(isUnsaved({ ...entries, fioKey: 'abc-def ', gameUsername: ' ' }, profile)).toBe(false)
  })
})
