/** The hash of the inline script of the pages, web/before-paint.js without its comments. */
const BEFORE_PAINT = 'sha256-Dzoikk+Jg2IRDE640RklQ+eRpXNhcpPBgpPz2ZnDZIc='

/**
 * The policy of every page and file of the web app. Only its own scripts and styles are allowed. Styles that scripts set on
 * elements (CSSOM) need no permission.
 */
const POLICY = [
  "default-src 'self'",
  // The advisor's solver is WebAssembly, loaded from a file of the app.
  `script-src 'self' 'wasm-unsafe-eval' '${BEFORE_PAINT}'`,
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const YEAR_SECONDS = 31_536_000
export const STRICT_TRANSPORT = `max-age=${YEAR_SECONDS}; includeSubDomains`

/** The names of these files change with their content. All other files are requested again each time (mostly a 304). */
const IMMUTABLE = `public, max-age=${YEAR_SECONDS}, immutable`

export function pageHeaders(pathname: string, isHttps: boolean): Record<string, string> {
  return {
    'Cache-Control': pathname.startsWith('/assets/') ? IMMUTABLE : 'no-cache',
    ...SECURITY,
    ...(isHttps && { 'Strict-Transport-Security': STRICT_TRANSPORT }),
  }
}

const SECURITY = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Other sites must not learn the addresses of plans and reset codes.
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Writes the same headers as a `_headers` file, with which Workers serve static assets. */
export function assetHeadersFile(): string {
  const lines = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  const everywhere = { ...SECURITY, 'Strict-Transport-Security': STRICT_TRANSPORT }
  return [
    '/*',
    ...lines({ 'Cache-Control': 'no-cache', ...everywhere }),
    '/assets/*',
    '  ! Cache-Control',
    ...lines({ 'Cache-Control': IMMUTABLE }),
    '',
  ].join('\n')
}
