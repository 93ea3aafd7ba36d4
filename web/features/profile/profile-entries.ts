import type { Profile, ProfileWrite } from '../../../edge/features/accounts/contract.ts'

export interface ProfileEntries {
  fioKey: string
  gameUsername: string
  email: string
}

export function entriesOf(profile: Profile): ProfileEntries {
  return {
    fioKey: profile.fio_apikey ?? '',
    gameUsername: profile.prun_username ?? '',
    email: profile.email ?? '',
  }
}

/** What is sent: an emptied field is null, and spaces that were copied along with the key are gone. */
export function writtenFrom({ fioKey, gameUsername, email }: ProfileEntries): ProfileWrite {
  return {
    fio_apikey: fioKey.replace(/\s/g, '') || null,
    prun_username: gameUsername.trim() || null,
    email: email.trim() || null,
  }
}

export function isUnsaved(entries: ProfileEntries, profile: Profile): boolean {
  const written = writtenFrom(entries)
  const saved = writtenFrom(entriesOf(profile))
  return (
    written.fio_apikey !== saved.fio_apikey ||
    written.prun_username !== saved.prun_username ||
    written.email !== saved.email
  )
}
