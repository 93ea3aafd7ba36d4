import type { ApiRoute } from '../../contract/route.ts'
import { answerSchema, type JsonSchema, namedSchemas, requestSchema } from './schemas.ts'

const MEANINGS: Record<number, string> = {
  400: 'The request could not be read, or the answer given in it is wrong',
  401: 'Missing, expired or invalid credentials',
  403: 'Not allowed',
  404: "Unknown, or somebody else's",
  409: 'Conflict with what is there, or as many as are allowed',
  412: 'A newer version is there; nothing was changed',
  413: 'The body is too large',
  415: 'The body has a type this call does not take',
  422: 'The request breaks its schema',
  429: 'Too many requests; see Retry-After',
  502: 'Another service that the answer comes from sent nothing usable',
  504: 'Another service took too long',
  503: 'What this answer comes from cannot be reached',
}

export function openApiDocument(routes: Readonly<Record<string, ApiRoute>>, version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [operationId, route] of Object.entries(routes)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(operationId, route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Perigee',
      version,
      description:
        'Plans, empires, exchange preferences and game data. Every path answers with and without a trailing slash. Unknown fields of a request are ignored.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/v1' }],
    paths,
    components: {
      schemas: namedSchemas(),
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer' },
        apiKey: { type: 'apiKey', in: 'query', name: 'api_key' },
        bearerApiKey: { type: 'http', scheme: 'bearer', description: 'The API key' },
      },
    },
  }
}

function operation(operationId: string, route: ApiRoute) {
  return {
    operationId,
    summary: route.summary,
    tags: [route.path.split('/')[1]],
    security: securityOf(route),
    parameters: parametersOf(route),
    ...(route.body && { requestBody: requestBodyOf(route, route.body) }),
    responses: responsesOf(route),
  }
}

function securityOf(route: ApiRoute) {
  if (route.access === 'open') return []
  return route.access === 'user' ? [{ accessToken: [] }] : [{ apiKey: [] }, { bearerApiKey: [] }]
}

function parametersOf(route: ApiRoute) {
  const text = { schema: { type: 'string' } }
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    ...text,
  }))
  const inQuery = route.query ? queryParameters(requestSchema(route.query)) : []
  const headers = [route.ifMatch && 'If-Match', route.etag && 'If-None-Match']
    .filter((name) => typeof name === 'string')
    .map((name) => ({ name, in: 'header', required: false, ...text }))
  return [...inPath, ...inQuery, ...headers]
}

function queryParameters({ properties, required }: JsonSchema) {
  const needed = new Set(required as string[] | undefined)
  return Object.entries(properties as Record<string, JsonSchema>)
    .filter(([name]) => name !== 'api_key') // described as a security scheme
    .map(([name, schema]) => ({ name, in: 'query', required: needed.has(name), schema }))
}

function requestBodyOf(route: ApiRoute, body: NonNullable<ApiRoute['body']>) {
  const media = { schema: requestSchema(body) }
  const forms = { 'multipart/form-data': media, 'application/x-www-form-urlencoded': media }
  return { required: true, content: { 'application/json': media, ...(route.form && forms) } }
}

function responsesOf(route: ApiRoute) {
  const success = {
    description: 'Success',
    ...((route.etag || route.version) && { headers: { ETag: { schema: { type: 'string' } } } }),
    content:
      typeof route.answer === 'string'
        ? { [route.answer]: { schema: { type: 'string' } } }
        : { 'application/json': { schema: answerSchema(route.answer) } },
  }
  const failures = failuresOf(route).map((status) => [
    status,
    {
      description: MEANINGS[status],
      content: route.alsoUnder === status ? success.content : failureContent(route, status),
    },
  ])
  return {
    200: success,
    ...(route.etag && { 304: { description: 'Unchanged' } }),
    ...Object.fromEntries(failures),
  }
}

/** The statuses that a route declares, and those that every route of its kind may return. */
function failuresOf(route: ApiRoute): number[] {
  return [
    ...new Set([
      ...(route.failures ?? []),
      ...(route.alsoUnder === undefined ? [] : [route.alsoUnder]),
      ...(route.access === 'open' ? [] : [401]),
      ...(route.body ? [400, 413, 415, 422] : []),
      // Any call may exceed a limit: of an address, an account, or the queue of its caller.
      429,
    ]),
  ].sort((a, b) => a - b)
}

function failureContent(route: ApiRoute, status: number) {
  if (route.access === 'apiKey' && status === 401)
    return { 'text/plain': { schema: { type: 'string' } } }
  return { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }
}
