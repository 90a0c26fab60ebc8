/**
 * The files of the result views (SPEC §7 Result-view calls; WIRE.md "Content"). The request carries the parts of the
 * address; only https addresses of the media hosts are asked, without the token.
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

/** Its items stand in `data` (SPEC §7); an envelope's errcode need not be there, but if it is, it speaks. */
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
  /** Its Authorization header is empty. */
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
