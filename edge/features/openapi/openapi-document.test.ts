import { describe, expect, test } from 'vitest'
import { ROUTES } from '../../contract/routes.ts'
import { openApiDocument } from './openapi-document.ts'

const document = openApiDocument(ROUTES, '1.2.3')
const operations = Object.values(document.paths).flatMap((methods) =>
  Object.values(methods as Record<string, { operationId: string; parameters: { in: string }[] }>),
)

describe('the OpenAPI document', () => {
  test('describes every call of the contract under its operation name', () => {
    expect(operations.map((o) => o.operationId).sort()).toEqual(Object.keys(ROUTES).sort())
  })

  test('refers only to schemas that it defines', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref!)
    const defined = Object.keys(document.components.schemas).map(
      (name) => `#/components/schemas/${name}`,
    )
    expect(refs.length).toBeGreaterThan(100)
    expect(refs.filter((ref) => !defined.includes(ref))).toEqual([])
  })

  test('names every placeholder of a path', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const placeholders = path.match(/\{\w+\}/g) ?? []
      for (const operation of Object.values(methods) as (typeof operations)[number][])
        expect(operation.parameters.filter((p) => p.in === 'path')).toHaveLength(
          placeholders.length,
        )
    }
  })

  test('says that health is told with 503, too', () => {
    const { responses } = document.paths['/health']!.get as {
      responses: Record<number, { content: unknown }>
    }
    expect(responses[503]!.content).toEqual(responses[200]!.content)
    expect(JSON.stringify(responses[200]!.content)).toContain('/Health')
  })

  test('says which calls need an access token, an API key, or nothing', () => {
    const security = (path: string, method: string) =>
      (document.paths[path]?.[method] as { security: unknown } | undefined)?.security
    expect(security('/baseplanner', 'get')).toEqual([{ accessToken: [] }])
    expect(security('/csv/exchange', 'get')).toEqual([{ apiKey: [] }, { bearerApiKey: [] }])
    expect(security('/shared/{uuid}', 'get')).toEqual([])
  })
})
