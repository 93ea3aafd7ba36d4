import { Hono } from 'hono'
import type { Route } from './contract/route.ts'
import { type Operation, ROUTES } from './contract/routes.ts'
import { HttpError } from './errors.ts'
import { answerFailure } from './http/failure.ts'
import { type App, type AppEnv, type Handler, type Handlers, handle } from './http/handle.ts'
import { apiHeaders } from './http/headers.ts'
import { requestLog } from './http/log.ts'
import { methodsOf } from './http/routing.ts'
import type { Ports } from './ports.ts'

const HANDLERS: Handlers = {}

/** The whole API over its ports, the same for every host. */
export function createApp(ports: Ports): App {
  const app: App = new Hono<AppEnv>()
  app.use(requestLog(ports))
  app.use('/api/v1/*', apiHeaders(ports.config))
  const routes = Object.entries(ROUTES) as [Operation, Route][]
  for (const [operation, route] of routes)
    handle(app, operation, route, ports, (HANDLERS[operation] ?? missing) as Handler)

  const methodsAt = methodsOf(routes.map(([, route]) => route))
  app.notFound((c) => {
    const methods = methodsAt(c.req.path)
    const failure = methods.length
      ? new HttpError(405, `This path answers ${methods.join(', ')}.`, {
          headers: { Allow: methods.join(', ') },
        })
      : new HttpError(404, 'There is no such path.')
    return answerFailure(c, failure, ports)
  })
  app.onError((error, c) => answerFailure(c, error, ports))
  return app
}

function missing(): never {
  throw new HttpError(501, 'This call is not there yet.')
}
