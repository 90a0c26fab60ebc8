/** A host in a temporary folder, a client with given answers, and the emitted states of the downloads. */
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDownloads, type DownloadParts, type Downloads } from '../../../main/downloads/downloads'
import { createExportHistoryStorage, type ExportHistoryStorage } from '../../../main/downloads/export-history'
import { createUnlockWaiter } from '../../../main/downloads/wait-until-unlocked'
import type { ApiClient, BlobStream } from '../../../main/http/client'
import { nodeDisk } from '../../../main/store/disk'
import { openVault } from '../../../main/store/vault'
import { failure, type Result, success } from '../../../shared/contract/result'
import type { DownloadState } from '../../../shared/contract/types'
import type { EndpointName } from '../../../shared/endpoints/index'
import type { ExportArgument, ExportKind } from '../../../shared/exports/kinds'

export type Answers = Partial<Record<EndpointName, (request: Record<string, unknown>) => unknown>>

export interface Stage {
  folder: string
  downloads: Downloads
  states: DownloadState[]
  revealed: string[]
  opened: string[]
  /** The log entries. */
  logged: [event: string, detail: unknown][]
  profile: string
  /** All names in the folder. */
  files(): Promise<string[]>
  /** Starts an export and waits until it has ended. */
  over(kind: ExportKind, request?: object): Promise<DownloadState>
  /** Starts an export; `next` waits for the first state that matches. */
  begin(
    kind: ExportKind,
    request?: object,
  ): Promise<{ id: string; next(fits: (state: DownloadState) => boolean): Promise<DownloadState> }>
  remove(): Promise<void>
}

export interface StageParts {
  title?: string
  answers?: Answers
  stream?: (signal: AbortSignal | undefined, name: EndpointName, request: object) => Promise<Result<BlobStream>>
  /**
   * The path that the teacher chooses and allows to be replaced. Without it, a file is saved in the folder and replaces
   * nothing.
   */
  choose?: (name: string, folder: string) => Promise<string | null>
  /** Runs before the downloads are created, to leave files of an earlier run. */
  before?: (profile: string, folder: string) => Promise<void>
  disk?: Partial<typeof nodeDisk>
  readKept?: DownloadParts['readKept']
  offer?: (path: string) => Promise<string | undefined>
  open?: (path: string) => Promise<{ ticket?: string }>
  openPdfPrinter?: DownloadParts['host']['openPdfPrinter']
  /** Stores past exports; default: in memory. */
  storage?: ExportHistoryStorage
  /** A profile of an earlier stage. */
  profile?: string
  /** The owner who logs in; nobody if null. */
  owner?: string | null
  clock?: () => number
  /** The screen's lock; default: not locked. */
  unlockWaiter?: DownloadParts['unlockWaiter']
}

const basic = (title: string) => ({
  homework_id: '501',
  title,
  team_names: ['2年A組'],
  start_time: '2026-11-16 08:00:00',
  end_time: '2026-11-22 23:59:59',
})

class Copy {
  constructor(
    readonly value: unknown,
    readonly at: number,
  ) {}
}

/** An answer that is an offline copy of this time. */
export const copyOf = (value: unknown, at: number): unknown => new Copy(value, at)

/** Answers are not parsed here: tests give what the schemas would return. */
function fakeClient(parts: StageParts): ApiClient {
  const answers: Answers = { 'homework-basic-info': () => basic(parts.title ?? 'Unit 5'), ...parts.answers }
  return {
    async call(name, request, options = {}) {
      await new Promise(resolve => setImmediate(resolve))
      if (options.signal?.aborted) return failure('cancelled', 'cancelled')
      const answer = answers[name]?.(request as Record<string, unknown>)
      if (answer instanceof Copy) return { ...success(answer.value as never), copiedAt: answer.at }
      return answer && typeof answer === 'object' && 'kind' in answer && 'message' in answer
        ? { ok: false, error: answer as ReturnType<typeof failure>['error'] }
        : success(answer as never)
    },
    stream: async (name, request, options = {}) =>
      parts.stream ? parts.stream(options.signal, name, request) : failure('network', 'no stream'),
  }
}

export async function setUp(parts: StageParts = {}): Promise<Stage> {
  const root = await mkdtemp(join(tmpdir(), 'hanamaru-downloads-'))
  const [profile, folder] = [parts.profile ?? join(root, 'profile'), join(root, 'chosen')]
  await mkdir(folder)
  await parts.before?.(profile, folder)
  const states: DownloadState[] = []
  const revealed: string[] = []
  const opened: string[] = []
  const logged: Stage['logged'] = []
  const listeners = new Set<() => void>()
  const host: DownloadParts['host'] = {
    paths: { profile, downloads: folder },
    async chooseSavePath(name) {
      if (!parts.choose) return { path: join(folder, name), replace: false }
      const path = await parts.choose(name, folder)
      return path === null ? null : { path, replace: true }
    },
    offer: parts.offer ?? (async path => `ticket-for-${path}`),
    openPdfPrinter: parts.openPdfPrinter ?? null,
    reveal: async path => void revealed.push(path),
    async open(path) {
      opened.push(path)
      return parts.open ? parts.open(path) : {}
    },
  }
  const downloads = createDownloads({
    host,
    client: fakeClient(parts),
    readKept: parts.readKept ?? (async () => null),
    unlockWaiter: parts.unlockWaiter ?? createUnlockWaiter(() => false),
    emit(state) {
      states.push(state)
      for (const listener of [...listeners]) listener()
    },
    clock: parts.clock ?? (() => Date.UTC(2026, 10, 15, 16)),
    log: (event, detail) => void logged.push([event, detail]),
    disk: { ...nodeDisk, ...parts.disk },
    historyStorage: parts.storage ?? createExportHistoryStorage(await openVault(null, ''), profile),
  })
  const owner = parts.owner === undefined ? '17' : parts.owner
  if (owner !== null) void downloads.begin(owner)
  const waitFor = (fits: (state: DownloadState) => boolean) =>
    new Promise<DownloadState>(resolve => {
      const look = () => {
        const found = states.find(fits)
        if (!found) return
        listeners.delete(look)
        resolve(found)
      }
      listeners.add(look)
      look()
    })
  const begin = async (kind: ExportKind, request: object = { homework_id: '501' }) => {
    const begun = await downloads.start({ kind, request } as ExportArgument)
    if (!begun.ok) throw new Error(begun.error.message)
    const { id } = begun.value
    return { id, next: (fits: (state: DownloadState) => boolean) => waitFor(state => state.id === id && fits(state)) }
  }
  return {
    folder,
    profile,
    logged,
    downloads,
    states,
    revealed,
    opened,
    files: async () => (await readdir(folder)).sort(),
    begin,
    over: async (kind, request) => (await begin(kind, request)).next(state => state.state !== 'running'),
    async remove() {
      await downloads.close()
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** A body in pieces; `after` may throw, or never end. */
export const blob = (
  pieces: readonly Uint8Array[],
  over: Partial<BlobStream> & { after?: () => Promise<void> } = {},
): Result<BlobStream> => {
  const { after, ...rest } = over
  async function* body() {
    for (const piece of pieces) {
      await new Promise(resolve => setImmediate(resolve))
      yield piece
    }
    await after?.()
  }
  return success({ type: 'application/octet-stream', body: body(), ...rest })
}
