import { Hono } from 'hono'
import type { ApiRoute } from './contract/route.ts'
import { type OperationName, ROUTES } from './contract/routes.ts'
import { HttpError } from './errors.ts'
import { userHandlers } from './features/accounts/handler.ts'
import { alertHandlers } from './features/alerts/handler.ts'
import { apiKeyHandlers } from './features/api-keys/handler.ts'
import { companyHandlers } from './features/company/handler.ts'
import { csvHandlers } from './features/csv/handler.ts'
import { cxHandlers } from './features/cx/handler.ts'
import { empireHandlers } from './features/empires/handler.ts'
import { errorHandlers } from './features/error-reports/handler.ts'
import { gamedataHandlers } from './features/game-data/handler.ts'
import { guestHandlers } from './features/guests/handler.ts'
import { healthHandlers } from './features/health/handler.ts'
import { historyHandlers } from './features/history/handler.ts'
import { moveInHandlers } from './features/move-in/handler.ts'
import { openapiHandlersOf } from './features/openapi/handler.ts'
import { optimizeHandlers } from './features/optimizer/handler.ts'
import { marketBookHandlers } from './features/order-books/handler.ts'
import { planHandlers } from './features/plans/handler.ts'
import { putAwayHandlers } from './features/put-away/handler.ts'
import { reserveHandlers } from './features/reserves/handler.ts'
import { seenRulesHandlers } from './features/seen-rules/handler.ts'
import { sharedEmpireHandlers } from './features/shared-empires/handler.ts'
import { answerSharedEmpirePage } from './features/shared-empires/page-handler.ts'
import { sharedHandlers } from './features/sharing/handler.ts'
import { answerSharedPage } from './features/sharing/page-handler.ts'
import { answerFailure } from './http/failure.ts'
import {
  type App,
  type AppEnv,
  admitAnswer,
  type Handler,
  type Handlers,
  handle,
  ownerOf,
  schedulerOf,
} from './http/handle.ts'
import { apiHeaders, pageHeadersOf } from './http/headers.ts'
import { requestLog } from './http/log.ts'
import { pathParams } from './http/params.ts'
import { NOT_BUILT, pageMethodNotAllowed, plainPage } from './http/plain-page.ts'
import { isReadableAnywhere, methodsOf } from './http/routing.ts'
import { callerOf } from './network.ts'
import type { Ports } from './ports.ts'

/** The documented calls: accounts, game data, plans, empires, CX, sharing, CSV, the optimiser, and the service itself. */
const CORE: Handlers = {
  ...userHandlers,
  ...apiKeyHandlers,
  ...gamedataHandlers,
  ...planHandlers,
  ...empireHandlers,
  ...cxHandlers,
  ...sharedHandlers,
  ...sharedEmpireHandlers,
  ...optimizeHandlers,
  ...csvHandlers,
  ...healthHandlers,
}

/** All other features. Leaving out a line removes its calls, and nothing of the core. */
export const FEATURES: readonly Handlers[] = [
  guestHandlers,
  alertHandlers,
  historyHandlers,
  moveInHandlers,
  errorHandlers,
  marketBookHandlers,
  companyHandlers,
  reserveHandlers,
  putAwayHandlers,
  seenRulesHandlers,
]

/** Builds the whole API on its ports, the same for every host. */
export function createApp(ports: Ports, features = FEATURES): App {
  const app: App = new Hono<AppEnv>()
  app.use(requestLog(ports))
  const { handlers, routes } = mounted(features)
  const contract = routes.map(([, route]) => route)
  app.use('/api/v1/*', apiHeaders(ports.config, isReadableAnywhere(contract)))
  app.use('/shared/*', pageHeadersOf(ports.config))
  for (const [operation, route] of routes)
    handle(app, operation, route, ports, handlers[operation]!)

  // Hosts answer pages, except these: the previews of links come from the database.
  const sharedPages = [
    ['/shared/:uuid', answerSharedPage],
    ['/shared/empire/:uuid', answerSharedEmpirePage],
  ] as const
  for (const [path, answer] of sharedPages) {
    const forms = [path, `${path}/`]
    app.on(['GET'], forms, async (c) => {
      const html = await c.env.appHtml()
      if (html === null) return plainPage(404, NOT_BUILT)
      const schedule = schedulerOf(ports, callerOf(c.env.ip, undefined))
      const page = await answer({ ports, schedule }, pathParams(c.req.param()).uuid!, html)
      return admitAnswer(c.env, ownerOf(callerOf(c.env.ip, undefined), c.env.ip), page)
    })
    for (const form of forms) app.all(form, () => pageMethodNotAllowed())
  }

  const methodsAt = methodsOf(contract)
  app.notFound((c) => {
    const methods = methodsAt(c.req.path)
    const failure = methods.length
      ? new HttpError(405, `This path supports ${methods.join(', ')}.`, {
          headers: { Allow: methods.join(', ') },
        })
      : new HttpError(404, 'There is no such path.')
    return answerFailure(c, failure, ports)
  })
  app.onError((error, c) => answerFailure(c, error, ports))
  return app
}

/** The handlers of the core and some features, and their routes in the order of the contract. */
function mounted(features: readonly Handlers[]) {
  const handlers: Handlers = Object.assign({}, CORE, ...features)
  const isMounted = ([operation]: [OperationName, ApiRoute]) =>
    operation === 'openapi' || operation in handlers
  const routes = (Object.entries(ROUTES) as [OperationName, ApiRoute][]).filter(isMounted)
  Object.assign(handlers, openapiHandlersOf(Object.fromEntries(routes)))
  return { handlers: handlers as Partial<Record<OperationName, Handler>>, routes }
}
