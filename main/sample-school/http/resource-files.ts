/** Which row a file under /media answers, and its answer: these rows have no path of their own. */
import { endpointRow } from '../../../shared/endpoints/index'
import type { resources } from '../../../shared/endpoints/resources'
import { fileKey, resourceFiles } from '../content/resource-files'
import { writtenIn } from '../handlers/homework/writing'
import { resourceHandlers } from '../handlers/resources/index'
import { Refusal, type SchoolParts } from '../handlers/types'
import { json, succeeded } from './envelope'

type ResourceRow = keyof typeof resources

const names: readonly ResourceRow[] = ['grammar-training-file', 'evaluate-xml-file', 'note-taking-part-file']

/** The row of a file; null for sounds and pictures. */
export function resourceRow(resource: string, file: string): ResourceRow | null {
  if (writtenIn(file) !== null) return 'evaluate-xml-file'
  return names.find(name => fileKey(resourceFiles[name], resource, file) !== undefined) ?? null
}

/** Answers it. The token is never looked at: a media host has no use for one. */
export async function resourceAnswer(
  parts: SchoolParts,
  name: ResourceRow,
  { resource, file, version }: { resource: string; file: string; version: string },
  outcome: (word: string) => void,
): Promise<Response> {
  const resource_path = `${parts.origin()}/media/${resource}`
  const call = { ...parts, at: parts.now(), account: null, session: null }
  const asked = { resource_path, file, resource_version: version, evaluate_xml: `${resource_path}/${file}` }
  try {
    const data = await resourceHandlers[name](asked, call)
    outcome('ok')
    return succeeded(endpointRow(name), data)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    outcome(String(error.errcode))
    return json({ errcode: error.errcode, errmsg: error.message, data: null }, error.errcode)
  }
}
