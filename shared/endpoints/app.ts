/** Calls about the program itself: maintenance state, client log, address of the speech evaluation (SPEC §7). */
import * as v from 'valibot'
import { num, orElse, text } from '../schema'
import { done, empty, get, post, textIn } from './row'

export const app = {
  'version-check': get(
    '/version-check',
    v.strictObject({ name: textIn, key: textIn, build: textIn, device_code: textIn }),
    v.object({ opt_status: orElse(num, 2), opt_content: orElse(text, '') }),
    { base: 'ops', auth: false, identify: false, envelope: 'code', callableBy: 'main' },
  ),
  'submit-client-log': post(
    '/v4/submit-client-log',
    v.strictObject({ client: textIn, device: textIn, content: v.pipe(v.string(), v.maxLength(16_000)) }),
    done,
    { callableBy: 'main' },
  ),
  'new-evaluation-service': get(
    '/v5/app/new-evaluation-service',
    empty,
    v.object({ evaluation_server_url: v.pipe(v.string(), v.minLength(1)) }),
    { callableBy: 'main' },
  ),
}
