/** Of the script that stands in the pages themselves, without its comments: web/before-paint.js. */
const BEFORE_PAINT = 'sha256-Dzoikk+Jg2IRDE640RklQ+eRpXNhcpPBgpPz2ZnDZIc='

/**
 * What every page and file of the web app carries. Scripts and styles are our own only; styles
 * that scripts set on elements (CSSOM) need no permission.
 */
const POLICY = [
  "default-src 'self'",
  // The advisor's solver is WebAssembly, from a file of ours like any script.
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

/** Names of these files change with their content; all others are asked for again each time (304 mostly). */
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
  // Addresses of plans and reset codes stay with us.
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** The same headers as the `_headers` file by which Workers serve static assets. */
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
