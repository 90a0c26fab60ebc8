/**
 * A fake bridge for component tests: returns the answers that the test sets, records the calls, and emits events. Like
 * main, it checks each request and parses each answer by the endpoint's row.
 */
import { buildBridge } from '../../shared/contract/bridge'
import { framesMethod, type OpenFrameStream } from '../../shared/contract/frame-stream'
import type { EventName, MethodName } from '../../shared/contract/keys'
import { defaultPreferences } from '../../shared/contract/preferences'
import { type Failure, failure, type Result, success } from '../../shared/contract/result'
import type { Answer, Argument, Boot, Bridge, DownloadState, Events, SessionView } from '../../shared/contract/types'
import type {
  EndpointData,
  EndpointName,
  EndpointRequest,
  RendererEndpointName,
  UploadEndpointName,
} from '../../shared/endpoints/index'
import { text } from '../../shared/text'
import { callByRow, recordFault, takesArgument } from './bridge-checks'

export const teacher: SessionView = {
  user: {
    id: '17',
    username: 'teacher@sample.school',
    nickname: '髙橋 美咲',
    school: 'さくら中学校',
    teacher_flag: '',
    type: 'teacher',
    showLive: 1,
  },
  online_class_switch: 1,
  generation: 1,
}

export const boot: Boot = {
  version: '7.1.1',
  sample: false,
  sampleLogins: [],
  nativeApp: false,
  links: { support: false, student: false, templates: false },
  session: null,
  generation: 0,
  locked: false,
  idleLockMinutes: 15,
  offlineCopies: true,
  clockOffset: 0,
  preferences: { values: defaultPreferences, fixed: [], canZoom: true },
  notices: [],
}

/** The state of an export as main sends it, with the test's changes. */
export const download = (change: Partial<DownloadState> = {}): DownloadState => ({
  id: 'd1',
  kind: 'score-sheet',
  request: { homework_id: '501' },
  title: '宿題',
  name: '宿題_成績表.xlsx',
  at: Date.UTC(2026, 10, 15, 16),
  state: 'running',
  received: 0,
  ...change,
})

/** The failure that main returns for an HTTP status, or for an errcode that is handled like one. */
export const refusal = (status: number, message = ''): { ok: false; error: Failure } => ({
  ok: false,
  error: { kind: 'status', message, status },
})

/** Methods that answer nothing. */
const silentMethods = [
  'app.log',
  'app.logMicrophone',
  'app.quit',
  'app.openExternal',
  'api.cancel',
  'session.active',
  'session.logout',
  'drafts.write',
  'drafts.remove',
  'keeps.write',
] as const satisfies MethodName[]

type Handler = (argument: never) => Result<unknown> | Promise<Result<unknown>>

interface ApiCall {
  endpoint: EndpointName
  request: Record<string, unknown>
  callId?: string
}

export interface FakeBridge {
  bridge: Bridge
  /** All calls so far, in order. */
  calls: { method: MethodName; argument: unknown }[]
  /** The requests to one endpoint so far. */
  requests(endpoint: RendererEndpointName | UploadEndpointName): Record<string, unknown>[]
  /** Sets the answer of a method from now on. */
  answer<M extends MethodName>(
    method: M,
    handler: (argument: Argument<M>) => Result<Answer<M>> | Promise<Result<Answer<M>>>,
  ): void
  /** Sets the answer of an endpoint from now on, as the server sends it. */
  api<N extends RendererEndpointName | UploadEndpointName>(
    endpoint: N,
    handler: (request: EndpointRequest<N>) => Result<EndpointData<N>> | Promise<Result<EndpointData<N>>>,
  ): void
  emit<E extends EventName>(event: E, detail: Events[E]): void
}

/** A fake bridge whose host started with `state`. A call without an answer fails the test. */
export function fakeBridge(state: Partial<Boot> = {}): FakeBridge {
  const calls: FakeBridge['calls'] = []
  const methods = new Map<MethodName, Handler>()
  const endpoints = new Map<string, Handler>()
  const run = async (handler: Handler | undefined, argument: unknown, name: string) => {
    if (handler) return handler(argument as never)
    recordFault(`${name}: the test has no answer to it`)
    return failure('invalid-request', text.invalidRequest)
  }
  const call = async (method: MethodName, argument: unknown) => {
    calls.push({ method, argument })
    if (!takesArgument(method, argument)) return failure('invalid-request', text.invalidRequest)
    if (method !== 'api.call' && method !== 'api.upload') return run(methods.get(method), argument, method)
    const { endpoint, request } = argument as ApiCall
    return callByRow(endpoint, request, () => run(endpoints.get(endpoint), request, endpoint))
  }
  /** The stream of audio frames, which answers like a call. */
  const openFrameStream: OpenFrameStream = async ({ onAnswer, onClose }) => {
    return {
      send({ number, argument }) {
        call(framesMethod, argument).then(result => onAnswer({ number, result }), onClose)
      },
      close: onClose,
    }
  }
  const built = buildBridge(call, openFrameStream)
  const fake: FakeBridge = {
    calls,
    bridge: built.bridge,
    requests: endpoint =>
      calls
        .filter(call => call.method === 'api.call' || call.method === 'api.upload')
        .map(call => call.argument as ApiCall)
        .filter(call => call.endpoint === endpoint)
        .map(call => call.request),
    answer: (method, handler) => methods.set(method, handler as Handler),
    api: (endpoint, handler) => endpoints.set(endpoint, handler as Handler),
    emit: (event, detail) => built.emit(event, detail),
  }
  fake.answer('app.boot', () => success({ ...boot, generation: state.session?.generation ?? 0, ...state }))
  fake.answer('app.checkVersion', () => success({ opt_status: 2, opt_content: '' }))
  fake.answer('drafts.read', () => success({ value: null }))
  fake.answer('drafts.list', () => success({ drafts: [] }))
  // The tour begins by itself for a teacher who has not seen it.
  fake.answer('keeps.read', ({ key }) => success({ value: key === 'tour' ? { seen: 1 } : null }))
  fake.answer('evaluation.list', () => success({ recordings: [], hasRunning: false }))
  fake.answer('roster.due', () => success({ due: null }))
  for (const method of silentMethods) fake.answer(method, () => success(null))
  return fake
}
