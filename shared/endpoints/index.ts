/** The endpoint table (DESIGN §4). A new call is one row in the file of its domain. */
import type * as v from 'valibot'
import { type Joined, join } from '../join'
import { accountApply } from './account-apply'
import { app } from './app'
import { auth } from './auth'
import { catalogue } from './catalogue'
import { ebooks } from './ebooks'
import { headquarters } from './headquarters'
import { homeworkRows } from './homework'
import { homeworkReading } from './homework-reading'
import { messages } from './messages'
import { motivation } from './motivation'
import { notices } from './notices'
import { onlineClass } from './online-class'
import { periodic } from './periodic'
import { publish } from './publish'
import { rankings } from './rankings'
import { recitation } from './recitation'
import { reports } from './reports'
import { resources } from './resources'
import type { EndpointRow } from './row'
import { students } from './students'
import { studyReports } from './study-reports'
import { studySurvey } from './study-survey'
import { survey } from './survey'
import { teams } from './teams'
import { templates } from './templates'
import { usage } from './usage'
import { writingAssign } from './writing-assign'

export type { EndpointRow } from './row'

/** In the order of SPEC §7; endpoints that SPEC does not name are beside similar ones. */
const domains = {
  auth,
  app,
  teams,
  students,
  ebooks,
  homework: homeworkRows,
  publish,
  homeworkReading,
  headquarters,
  periodic,
  catalogue,
  writingAssign,
  survey,
  studySurvey,
  studyReports,
  usage,
  messages,
  notices,
  rankings,
  motivation,
  reports,
  onlineClass,
  accountApply,
  templates,
  recitation,
  resources,
} satisfies Record<string, Record<string, EndpointRow>>

type Table = Joined<(typeof domains)[keyof typeof domains]>

export const endpoints: Table = join(Object.values(domains))

export type EndpointName = keyof Table
export type EndpointRequest<N extends EndpointName> = v.InferInput<Table[N]['request']>
/** `data` of the answer as the server sends it; EndpointResponse is what main makes of it. */
export type EndpointData<N extends EndpointName> = v.InferInput<Table[N]['response']>
export type EndpointResponse<N extends EndpointName> = v.InferOutput<Table[N]['response']>

export const endpointNames = Object.keys(endpoints) as EndpointName[]

/** Finds a row by its name and returns it as the general row type. */
export const endpointRow = (name: EndpointName): EndpointRow => endpoints[name]

/** The endpoint table by domain file, for docs/api.md. */
export const endpointDomains = domains

/** Endpoints that the renderer may call. */
type RendererCallable = { [N in EndpointName]: Table[N]['callableBy'] extends 'main' ? never : N }[EndpointName]

/** Renderer endpoints that send a form with a file, through `api.upload`. */
export type UploadEndpointName = {
  [N in RendererCallable]: Table[N]['kind'] extends 'multipart' ? N : never
}[RendererCallable]

/** All other renderer endpoints, called through `api.call`. */
export type RendererEndpointName = Exclude<RendererCallable, UploadEndpointName>

/** Renderer endpoints that only read. */
export type ReadEndpointName = {
  [N in RendererEndpointName]: Table[N]['readOnly'] extends true ? N : never
}[RendererEndpointName]

/** Reads whose answers the page caches: all but those that hold passwords. */
export type CachedEndpointName = {
  [N in ReadEndpointName]: Table[N] extends { isSecret: true } ? never : N
}[ReadEndpointName]

type StaleName = {
  [N in EndpointName]: Table[N] extends { invalidates: readonly (infer S)[] } ? S : never
}[EndpointName]
type RecoveryRead = {
  [N in EndpointName]: Table[N] extends { recover: readonly { read: infer R }[] } ? R : never
}[EndpointName]

/** A compile error if the `invalidates` or `recover` of a row names an endpoint that is not a cached read. */
type NotARead = Exclude<StaleName | RecoveryRead, CachedEndpointName>
const everyNameIsARead: [NotARead] extends [never] ? true : NotARead = true
void everyNameIsARead

/** Renderer endpoints that change something on the server; some of them send a file. */
export type WriteEndpointName = Exclude<RendererCallable, ReadEndpointName>

/** The read of the row's first recovery rule; `never` if the row has none. */
export type RecoveryReadOf<N extends EndpointName> = Table[N] extends {
  recover: readonly [{ read: infer R }, ...unknown[]]
}
  ? Extract<R, CachedEndpointName>
  : never

const isRendererCallable = (name: EndpointName): name is RendererCallable => endpointRow(name).callableBy === 'renderer'
const isUpload = (name: RendererCallable): name is UploadEndpointName => endpointRow(name).kind === 'multipart'

const rendererCallable = endpointNames.filter(isRendererCallable)

export const uploadEndpointNames = rendererCallable.filter(isUpload)
export const rendererEndpointNames = rendererCallable.filter((name): name is RendererEndpointName => !isUpload(name))
