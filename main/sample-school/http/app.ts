/** The HTTP application: the endpoint table as routes, the media files, and the control paths. */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { type EndpointName, endpointNames, endpointRow } from '../../../shared/endpoints/index'
import { text as lessonText } from '../handlers/online-class/text'
import { sendReports } from '../handlers/study-reports/mail'
import type { Media } from '../media/files'
import { text } from '../text'
import { type Bindings, hasExactHost } from './access'
import { type Control, controlRoutes } from './control-routes'
import { json } from './envelope'
import { applyFault } from './faults'
import { mediaResponse } from './media-response'
import { resourceAnswer, resourceRow } from './resource-files'
import { answerCall, methodNotAllowed } from './run-call'

interface AppParts extends Control {
  media: Media
}

const notFound = (): Response => json({ errcode: 404, errmsg: text.notFound, data: null }, 404)

type AnswerMaker = () => Response | Promise<Response>

/** Makes the answer, or the answer that the pending faults produce for this call. */
async function withFaults(
  parts: AppParts,
  context: Context<Bindings>,
  name: EndpointName | 'media',
  outcome: (word: string) => void,
  make: AnswerMaker,
): Promise<Response> {
  const dated = async () => {
    const right = await make()
    right.headers.set('date', new Date(parts.parts.now()).toUTCString())
    return right
  }
  const { incoming, outgoing } = context.env
  const row = name === 'media' ? null : endpointRow(name)
  const { closing } = parts.parts
  for (const fault of parts.faults.take(name)) {
    outcome(fault.kind)
    const answer = await applyFault({ fault, row, url: incoming.url ?? '/', outgoing, closing, make: dated })
    outcome(fault.kind)
    if (answer !== undefined) return answer ?? RESPONSE_ALREADY_SENT
  }
  return make()
}

/** The path of an endpoint under the school's origin. */
const routeOf = (name: EndpointName): string => {
  const { base, path } = endpointRow(name)
  return base === 'ops' || base === 'template' ? `/${base}${path}` : path
}

function apiRoutes(app: Hono<Bindings>, parts: AppParts): void {
  const usedIds = new Set<string>()
  for (const name of endpointNames) {
    const { method, base } = endpointRow(name)
    // `mediaRoute` serves these endpoints, by their file names.
    if (base === 'resource') continue
    const path = routeOf(name)
    if (usedIds.has(`${method} ${path}`)) throw new Error(`two rows answer ${method} ${path}`)
    usedIds.add(`${method} ${path}`)
    app.on(method, path, context => {
      const { raw } = context.req
      const entry = parts.calls.begin(name, raw.url, parts.parts.now())
      const outcome = (word: string) => {
        entry.outcome = word
      }
      return withFaults(parts, context, name, outcome, () => answerCall(parts.parts, name, raw, outcome))
    })
    app.all(path, context => methodNotAllowed(parts.parts, name, context.req.raw))
  }
}

/** Serves sounds and pictures, and the files of the endpoints that have no path of their own. */
function mediaRoute(app: Hono<Bindings>, parts: AppParts): void {
  app.get('/media/:resource/:file', context => {
    const { resource, file } = context.req.param()
    const name = resourceRow(resource, file)
    if (name !== null) {
      const entry = parts.calls.begin(name, context.req.url, parts.parts.now())
      const outcome = (word: string) => {
        entry.outcome = word
      }
      const fileRequest = { resource, file, version: context.req.query('v') ?? '' }
      return withFaults(parts, context, name, outcome, () => resourceAnswer(parts.parts, name, fileRequest, outcome))
    }
    const ignore = () => undefined
    return withFaults(parts, context, 'media', ignore, () => {
      const found = parts.media.read(resource, file, parts.parts.now())
      return found === null ? notFound() : mediaResponse(found, context.req.raw)
    })
  })
}

/** The page that opens in the browser when a live lesson starts: the sample school has no video and no audio. */
const roomPage = `<!doctype html><html lang="ja"><meta charset="utf-8"><title>${lessonText.room}</title><h1>${lessonText.room}</h1><p>${lessonText.roomNote}</p></html>`

/** Builds the application. */
export function createApp(parts: AppParts): Hono<Bindings> {
  const app = new Hono<Bindings>()
  app.use(async (context, next) => {
    if (hasExactHost(context, parts.parts.origin())) {
      sendReports(parts.parts)
      await next()
    } else context.res = json({ errcode: 403, errmsg: text.badRequest, data: null }, 403)
    if (context.res === RESPONSE_ALREADY_SENT || context.env.outgoing.headersSent) return
    context.res.headers.set('date', new Date(parts.parts.now()).toUTCString())
  })
  app.route('/sample', controlRoutes(parts))
  mediaRoute(app, parts)
  app.get('/room/:room', context => context.html(roomPage))
  apiRoutes(app, parts)
  app.notFound(notFound)
  app.onError(error => {
    parts.parts.logLine(`school: ${error.stack ?? error.message}`)
    return json({ errcode: 500, errmsg: text.fault, data: null }, 500)
  })
  return app
}
