/**
 * Writes shared/codec/speex-wasm.ts: the codec as text, so that bundles and tests contain it and need no separate file.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const at = name => new URL(name, import.meta.url)

writeFileSync(
  at('../../shared/codec/speex-wasm.ts'),
  `/** libspeex 1.2.1 as WebAssembly, base64: made by build/codec/build.sh, licence in build/codec/LICENCE-speex.txt. */
export const speexWasm =
  '${readFileSync(at('speex.wasm')).toString('base64')}'
`,
)
