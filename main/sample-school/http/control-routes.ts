/** The control paths under /sample/…, with which tests and developers control the school (DESIGN §8). */
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { roundTimes } from '../data/round-times'
import { Refusal, type SchoolParts } from '../handlers/types'
import { type Bindings, mayControl } from './access'
import type { Calls } from './call-log'
import type { SchoolClock } from './clock'
import { json } from './envelope'
import { type Faults, faultSchema } from './faults'
import { noteOrderSchema, writeNote } from './other-teacher'

export interface Control {
  parts: SchoolParts
  calls: Calls
  clock: SchoolClock
  faults: Faults
  /** The configuration that points at this school. */
  config(): object
}

const clockSchema = v.union([
  v.strictObject({ now: v.union([v.number(), v.pipe(v.string(), v.isoTimestamp())]) }),
  v.strictObject({ advance: v.number() }),
])

const rulesSchema = v.partial(v.strictObject({ singleSession: v.boolean(), passwordEndsAll: v.boolean() }))

const maintenanceSchema = v.strictObject({
  opt_status: v.picklist([0, 1, 2]),
  opt_content: v.optional(v.string(), ''),
})

/** Validates the body with a schema and runs `act`, or answers 400 with the validation errors or the refusal. */
async function withBody<T extends v.GenericSchema>(
  context: Context<Bindings>,
  schema: T,
  act: (value: v.InferOutput<T>) => unknown,
): Promise<Response> {
  const sent: unknown = await context.req.json().catch(() => null)
  const read = v.safeParse(schema, sent)
  if (!read.success) return json({ error: v.flatten(read.issues) }, 400)
  try {
    return json(act(read.output) ?? { ok: true })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return json({ error: error.message }, 400)
  }
}

/** How many answers (rounds) have been handed in by now. */
function countAnswers({ world, now }: SchoolParts): number {
  const at = now()
  let count = 0
  for (const homework of world.homeworks) {
    for (const topic of homework.topics) {
      homework.students.forEach((_, place) => {
        count += roundTimes(world.seed, topic, place).filter(time => time <= at).length
      })
    }
  }
  return count
}

function report({ parts, calls, faults }: Control) {
  const { world, store } = parts
  const { state } = store
  return {
    seed: world.seed,
    size: world.size,
    epoch: new Date(world.epoch).toISOString(),
    now: new Date(parts.now()).toISOString(),
    teams: world.teams.length,
    students: world.students.length,
    homeworks: world.homeworks.length,
    answers: countAnswers(parts),
    sessions: state.sessions.size,
    // Hashes only: a test can recognise a token that it knows, but nobody can log in with a hash.
    session_hashes: [...state.sessions.keys()],
    codes: Object.fromEntries([...state.codes].map(([account, { code }]) => [account, code])),
    fcm_tokens: Object.fromEntries([...state.fcmTokens].map(([account, tokens]) => [account, [...tokens]])),
    logs: state.logs,
    maintenance: state.maintenance,
    rules: parts.rules,
    faults: faults.list(),
    ...calls.report(),
  }
}

/** The control routes. */
export function controlRoutes(control: Control): Hono<Bindings> {
  const { parts, clock, faults } = control
  const routes = new Hono<Bindings>()
  routes.use(async (context, next) => {
    if (!mayControl(context)) return json({ error: 'not from here' }, 403)
    return next()
  })
  routes.get('/config', () => json(control.config()))
  routes.get('/state', () => json(report(control)))
  // The small part of the state that a test reads before and after each call.
  routes.get('/counts', () => {
    const { calls } = control.calls.report()
    return json({ calls, commits: parts.store.commits() })
  })
  routes.post('/faults', context => withBody(context, faultSchema, faults.add))
  routes.delete('/faults', () => {
    faults.clear()
    return json({ ok: true })
  })
  routes.post('/clock', context =>
    withBody(context, clockSchema, order => {
      if ('advance' in order) clock.advance(order.advance)
      else clock.set(typeof order.now === 'number' ? order.now : Date.parse(order.now))
      return { now: new Date(parts.now()).toISOString() }
    }),
  )
  routes.post('/rules', context => withBody(context, rulesSchema, order => void Object.assign(parts.rules, order)))
  routes.post('/maintenance', context =>
    withBody(context, maintenanceSchema, order => parts.store.commit({ type: 'maintenance', ...order })),
  )
  routes.post('/write-note', context => withBody(context, noteOrderSchema, order => writeNote(parts, order)))
  return routes
}
