/**
 * Files that result views show (SPEC §7 Result-view calls; WIRE "Content"). The request carries the parts of the
 * address. Main requests only https addresses of the media hosts, and sends no token.
 */
import * as v from 'valibot'
import { contentItems } from '../items/content'
import { evaluatedFile } from '../items/evaluated-file'
import { maybe, num } from '../schema'
import { get } from './row'

const resource = { base: 'resource', auth: false, identify: false } as const

const addressIn = v.pipe(v.string(), v.minLength(1), v.maxLength(2000))
const nameIn = v.pipe(v.string(), v.minLength(1), v.maxLength(500))
const itemFile = v.object({ items: contentItems })

/**
 * The items are in `data` (SPEC §7). The envelope's errcode is optional, but if present it decides success or failure.
 */
const trainingFile = v.pipe(
  v.object({
    errcode: maybe(
      v.pipe(
        num,
        v.check(code => code === 0),
      ),
    ),
    data: itemFile,
  }),
  v.transform(({ data }) => data),
)

export const resources = {
  /** Sends an empty Authorization header. */
  'grammar-training-file': get(
    '{resource_path}/{file}',
    v.strictObject({ resource_path: addressIn, file: nameIn }),
    trainingFile,
    { ...resource, envelope: 'none', headers: { Authorization: '' }, onFailure: { outcome: 'reload' } },
  ),
  'evaluate-xml-file': get('{evaluate_xml}', v.strictObject({ evaluate_xml: addressIn }), evaluatedFile, {
    ...resource,
    envelope: 'none',
  }),
  'note-taking-part-file': get(
    '{resource_path}/{file}?v={resource_version}',
    v.strictObject({ resource_path: addressIn, file: nameIn, resource_version: v.pipe(v.string(), v.maxLength(100)) }),
    itemFile,
    { ...resource, envelope: 'none', onFailure: { outcome: 'silent' } },
  ),
}
