/** The result views' own files (SPEC §7 Result-view calls): found by the address that the request's parts make. */
import type { resources } from '../../../../shared/endpoints/resources'
import { fileKey, resourceFiles } from '../../content/resource-files'
import { text } from '../../text'
import { type Call, type Handlers, Refusal } from '../types'

/** What stands at an address under /media; whatever else is asked for is not found. */
function at<T>(call: Call, address: string, files: Readonly<Record<string, T>>): T {
  const [resource = '', ...names] = decodeURI(new URL(address).pathname.replace(/^\/media\//, '')).split('/')
  const key = address.startsWith(`${call.origin()}/media/`) ? fileKey(files, resource, names.join('/')) : undefined
  const file = key === undefined ? undefined : files[key]
  if (file === undefined) throw new Refusal(404, text.notFound)
  return file
}

export const resourceHandlers: Handlers<keyof typeof resources> = {
  'grammar-training-file': ({ resource_path, file }, call) =>
    at(call, `${resource_path}/${file}`, resourceFiles['grammar-training-file']),
  'evaluate-xml-file': ({ evaluate_xml }, call) => at(call, evaluate_xml, resourceFiles['evaluate-xml-file']),
  'note-taking-part-file': ({ resource_path, file }, call) =>
    at(call, `${resource_path}/${file}`, resourceFiles['note-taking-part-file']),
}
