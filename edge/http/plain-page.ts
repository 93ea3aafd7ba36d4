export const NOT_BUILT = 'The web app is not built: npm run build.'

export function plainPage(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  })
}

export function pageMethodNotAllowed(): Response {
  return plainPage(405, 'This path supports GET, HEAD.', { Allow: 'GET, HEAD' })
}
