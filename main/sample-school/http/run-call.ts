/** Runs one call of one endpoint: checks the caller, reads the request, runs the handler, wraps the answer. */
import { type EndpointName, type EndpointRow, endpointRow } from '../../../shared/endpoints/index'
import type { Account } from '../accounts'
import { type Holder, holderOf } from '../handlers/auth/sessions'
import { handlers } from '../handlers/index'
import { type Call, Refusal, type SchoolParts, type Sheet } from '../handlers/types'
import { text } from '../text'
import { json, refused, succeeded, workbook } from './envelope'
import { type Identity, readRequest } from './request'

function caller(parts: SchoolParts, row: EndpointRow, request: Request): Holder | null {
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  const holder = token === undefined ? null : holderOf(parts.store.state, token)
  if (holder !== null) return holder
  if (row.auth) throw new Refusal(401, text.unauthorized)
  return null
}

/** The teacher id and flag of a call must match the caller; a missing flag counts as empty. */
function checkIdentity(row: EndpointRow, account: Account | null, identity: Identity): void {
  if (!row.identify || account === null) return
  if (identity.teacherId !== account.id) throw new Refusal(400, text.badField('teacher_id'))
  if ((identity.flag ?? '') !== account.flag) throw new Refusal(400, text.badField('flag'))
}

/** Answers 405 for a known path with a wrong method. As for every call, the login is checked first. */
export function methodNotAllowed(parts: SchoolParts, name: EndpointName, request: Request): Response {
  const row = endpointRow(name)
  try {
    caller(parts, row, request)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return refused(row, error.errcode, error.message)
  }
  const answer = json({ errcode: 405, errmsg: text.badRequest, data: null }, 405)
  answer.headers.set('allow', row.method)
  return answer
}

type AnyHandler = (request: unknown, call: Call) => unknown

const isSheet = (value: unknown): value is Sheet =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array

/** Answers the call and reports the result to `outcome`. */
export async function answerCall(
  parts: SchoolParts,
  name: EndpointName,
  request: Request,
  outcome: (word: string) => void,
): Promise<Response> {
  const row = endpointRow(name)
  try {
    const holder = caller(parts, row, request)
    const account = holder?.account ?? null
    const { sent, identity } = await readRequest(row, request)
    checkIdentity(row, account, identity)
    // The handlers are complete and typed one by one; this function calls all of them in the same way.
    const handler = handlers[name] as AnyHandler
    const data = await handler(sent, { ...parts, at: parts.now(), account, session: holder?.session ?? null })
    outcome('ok')
    return row.kind === 'blob' && isSheet(data) ? workbook(data) : succeeded(row, data)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    outcome(String(error.errcode))
    return refused(row, error.errcode, error.message)
  }
}
