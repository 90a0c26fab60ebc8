/** Serves the endpoints that have no path of their own: their files are under /media. */
import { endpointRow } from '../../../shared/endpoints/index'
import type { resources } from '../../../shared/endpoints/resources'
import { fileKey, resourceFiles } from '../content/resource-files'
import { parseCommentsFileName } from '../handlers/homework/writing'
import { resourceHandlers } from '../handlers/resources/index'
import { Refusal, type SchoolParts } from '../handlers/types'
import { json, succeeded } from './envelope'

type ResourceRow = keyof typeof resources

const names: readonly ResourceRow[] = ['grammar-training-file', 'evaluate-xml-file', 'note-taking-part-file']

/** The endpoint that serves the file; null for sounds and pictures. */
export function resourceRow(resource: string, file: string): ResourceRow | null {
  if (parseCommentsFileName(file) !== null) return 'evaluate-xml-file'
  return names.find(name => fileKey(resourceFiles[name], resource, file) !== undefined) ?? null
}

/** Answers the request. It ignores the token, as a media host does. */
export async function resourceAnswer(
  parts: SchoolParts,
  name: ResourceRow,
  { resource, file, version }: { resource: string; file: string; version: string },
  outcome: (word: string) => void,
): Promise<Response> {
  const resource_path = `${parts.origin()}/media/${resource}`
  const call = { ...parts, at: parts.now(), account: null, session: null }
  const request = { resource_path, file, resource_version: version, evaluate_xml: `${resource_path}/${file}` }
  try {
    const data = await resourceHandlers[name](request, call)
    outcome('ok')
    return succeeded(endpointRow(name), data)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    outcome(String(error.errcode))
    return json({ errcode: error.errcode, errmsg: error.message, data: null }, error.errcode)
  }
}
