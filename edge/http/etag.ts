export function isFresh(request: Request, etag: string | null): boolean {
  if (!etag || (request.method !== 'GET' && request.method !== 'HEAD')) return false
  return names(request.headers.get('if-none-match'), etag)
}

/** Whether a list of entity tags (`If-Match`, `If-None-Match`) contains this one. Weak prefixes are ignored. */
export function names(header: string | null, etag: string): boolean {
  if (header === null) return false
  const strong = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => strong(tag) === strong(etag))
}
