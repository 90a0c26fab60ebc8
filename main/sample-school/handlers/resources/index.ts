/**
 * Files that result views fetch by themselves (SPEC §7 Result-view calls), found by the address that the request's
 * fields form.
 */
import type { resources } from '../../../../shared/endpoints/resources'
import { fileKey, resourceFiles } from '../../content/resource-files'
import { findTopic } from '../../data/create-world'
import { cellResultAt } from '../../data/marks'
import { text } from '../../text'
import { commentsFile, parseCommentsFileName } from '../homework/writing'
import { type Call, type Handlers, Refusal } from '../types'

/** Finds a file by its address under /media; refuses any other address. */
function at<T>(call: Call, address: string, files: Readonly<Record<string, T>>): T {
  const [resource = '', ...names] = decodeURI(new URL(address).pathname.replace(/^\/media\//, '')).split('/')
  const key = address.startsWith(`${call.origin()}/media/`) ? fileKey(files, resource, names.join('/')) : undefined
  const file = key === undefined ? undefined : files[key]
  if (file === undefined) throw new Refusal(404, text.notFound)
  return file
}

/** The AI comments on an answer of the school, if the answer has been handed in. */
function commentsAt(call: Call, address: string) {
  const [resource, name = ''] = new URL(address).pathname.replace(/^\/media\//, '').split('/')
  const written = address.startsWith(`${call.origin()}/media/`) ? parseCommentsFileName(name) : null
  const topic = written === null ? undefined : findTopic(call.world, written.topicId)
  if (written === null || topic?.resource.id !== resource) return undefined
  const { seed } = call.world
  const place = topic?.homework.students.findIndex(student => student.id === written.studentId) ?? -1
  const student = topic?.homework.students[place]
  if (topic === undefined || student === undefined) return undefined
  if (written.round < 1 || written.round > cellResultAt(seed, topic, place, call.at).rounds) return undefined
  return commentsFile(seed, topic, student, written.round, written.place) ?? undefined
}

export const resourceHandlers: Handlers<keyof typeof resources> = {
  'grammar-training-file': ({ resource_path, file }, call) =>
    at(call, `${resource_path}/${file}`, resourceFiles['grammar-training-file']),
  'evaluate-xml-file': ({ evaluate_xml }, call) =>
    commentsAt(call, evaluate_xml) ?? at(call, evaluate_xml, resourceFiles['evaluate-xml-file']),
  'note-taking-part-file': ({ resource_path, file }, call) =>
    at(call, `${resource_path}/${file}`, resourceFiles['note-taking-part-file']),
}
