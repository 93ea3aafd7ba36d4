/**
 * Why the database cannot store or read at the moment. Null if the fault is ours. Each write is one transaction, so nothing is
 * half done.
 */
export function storageFailure(error: unknown): string | null {
  const code = String((error as { code?: unknown } | null)?.code)
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return 'The database is busy; nothing was changed.'
  if (/^SQLITE_FULL/.test(code)) return 'The disk of the server is full; nothing was changed.'
  if (/^SQLITE_READONLY/.test(code)) return 'The server is read-only just now; nothing was changed.'
  if (/^SQLITE_(IOERR|CANTOPEN)/.test(code))
    return 'The server cannot store anything now; nothing was changed.'
  if (/^(SERVER_ERROR|HRANA_|CLIENT_CLOSED)/.test(code)) return UNREACHABLE
  const isNetworkFailure = error instanceof TypeError && /fetch failed|network/i.test(error.message)
  return isNetworkFailure ? UNREACHABLE : null
}

const UNREACHABLE = 'The database cannot be reached.'
